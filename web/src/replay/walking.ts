import type { Replay } from './replay.svelte';

/** The keys of a replay: arrows for steps, with Shift or Page Up and Down for turns, A for auctions, Space to play. */
export function walking(replay: Replay): (event: KeyboardEvent) => void {
  const act: Record<string, () => unknown> = {
    ArrowLeft: replay.back,
    ArrowRight: () => replay.forward(),
    'Shift+ArrowLeft': replay.toPreviousTurn,
    'Shift+ArrowRight': replay.toNextTurn,
    PageUp: replay.toPreviousTurn,
    PageDown: replay.toNextTurn,
    a: replay.toNextAuction,
    'Shift+A': replay.toPreviousAuction,
    Home: () => replay.show(0),
    End: () => replay.show(replay.last),
    ' ': () => (replay.playing ? replay.pause() : replay.play()),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || replay.look === null) return;
    // Fields and buttons keep their own keys.
    if ((event.target as Element).closest('input, select, textarea, button, a')) return;
    const found = act[event.shiftKey ? `Shift+${event.key}` : event.key];
    if (found === undefined) return;
    event.preventDefault();
    found();
  };
}

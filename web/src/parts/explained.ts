import { say, text } from '../text/text.svelte';
import type { Tip } from './tip';

/** The tip with a message of help.ftl, which is loaded when it is first needed. */
export const explained = (about: string, click = false): Tip => ({
  click,
  words: async () => {
    await text.need('help');
    return say(about);
  },
});

import { remember, remembered } from './remember';

export const PACES = ['normal', 'fast', 'still'] as const;
export type Pace = (typeof PACES)[number];
/** What can need a confirmation, besides what cannot be undone. */
export const CONFIRMED = ['turn', 'buy', 'loan', 'bid', 'accept'] as const;
export type Confirmed = (typeof CONFIRMED)[number];
const LOUD = 70;

/** Settings of this browser: animations, sounds, and what needs a confirmation. */
class Choices {
  pace = $state<Pace>('normal');
  sound = $state(true);
  /** From 0 to 100. */
  volume = $state(LOUD);
  /** Whether the page explains itself in a first game. */
  remarks = $state(true);
  /** Whether bots say a line now and then. */
  banter = $state(true);
  patterns = $state(false);
  /** Whether single keys are shortcuts at a table. */
  keys = $state(true);
  /** The remarks of a first game that were shown in this browser: each is shown once. */
  remarked = $state.raw<readonly string[]>([]);
  private confirmed = $state.raw<readonly Confirmed[]>([]);

  start(): void {
    const pace = PACES.find((one) => one === remembered('pace'));
    if (pace !== undefined) this.pace = pace;
    this.sound = remembered('sound') !== 'off';
    const volume = Number(remembered('volume') ?? LOUD);
    this.volume = volume >= 0 && volume <= 100 ? volume : LOUD;
    this.remarks = remembered('remarks') !== 'off';
    this.remarked = (remembered('remarked') ?? '').split(' ').filter(Boolean);
    this.banter = remembered('banter') !== 'off';
    this.patterns = remembered('patterns') === 'on';
    this.keys = remembered('keys') !== 'off';
    const confirmed = (remembered('confirm') ?? '').split(' ');
    this.confirmed = CONFIRMED.filter((what) => confirmed.includes(what));
    this.show();
  }

  confirms(what: Confirmed): boolean {
    return this.confirmed.includes(what);
  }

  setConfirm(what: Confirmed, on: boolean): void {
    this.confirmed = CONFIRMED.filter((one) => (one === what ? on : this.confirms(one)));
    remember('confirm', this.confirmed.join(' '));
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
    this.show();
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember('volume', String(volume));
  }

  setRemarks(on: boolean): void {
    this.remarks = on;
    remember('remarks', on ? 'on' : 'off');
  }

  remark(name: string): void {
    if (this.remarked.includes(name)) return;
    this.remarked = [...this.remarked, name];
    remember('remarked', this.remarked.join(' '));
  }

  /** Show all remarks once more. */
  forgetRemarks(): void {
    this.remarked = [];
    remember('remarked', '');
    this.setRemarks(true);
  }

  setBanter(on: boolean): void {
    this.banter = on;
    remember('banter', on ? 'on' : 'off');
  }

  setPatterns(on: boolean): void {
    this.patterns = on;
    remember('patterns', on ? 'on' : 'off');
    this.show();
  }

  setKeys(on: boolean): void {
    this.keys = on;
    remember('keys', on ? 'on' : 'off');
  }

  private show(): void {
    const { dataset } = document.documentElement;
    dataset['pace'] = this.pace;
    dataset['patterns'] = this.patterns ? 'on' : 'off';
  }
}

export const choices = new Choices();

import { remember, remembered } from './remember';

export const PACES = ['normal', 'fast', 'still'] as const;
export type Pace = (typeof PACES)[number];

/** Choices of this browser: how things move, whether they sound, how strong patterns are. */
class Choices {
  pace = $state<Pace>('normal');
  sound = $state(true);
  patterns = $state(false);

  start(): void {
    const pace = PACES.find((one) => one === remembered('pace'));
    if (pace !== undefined) this.pace = pace;
    this.sound = remembered('sound') !== 'off';
    this.patterns = remembered('patterns') === 'on';
    this.show();
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

  setPatterns(on: boolean): void {
    this.patterns = on;
    remember('patterns', on ? 'on' : 'off');
    this.show();
  }

  private show(): void {
    const { dataset } = document.documentElement;
    dataset['pace'] = this.pace;
    dataset['patterns'] = this.patterns ? 'on' : 'off';
  }
}

export const choices = new Choices();

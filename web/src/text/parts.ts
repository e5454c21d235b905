/** The files of src/longshore/text that only some screens need. Those screens load them themselves. */
export const PARTS = [
  'replay',
  'learn',
  'rules',
  'aid',
  'economy',
  'settings',
  'figures',
  'story',
  'playback',
  'banter',
  'help',
  'strategy',
] as const;
export type Part = (typeof PARTS)[number];

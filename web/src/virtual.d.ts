declare module 'virtual:messages' {
  type Load = () => Promise<{ default: string }>;
  export const languages: Readonly<Record<string, Load>>;
  /** By language and part: `de/replay`. */
  export const parts: Readonly<Record<string, Load>>;
}

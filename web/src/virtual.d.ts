declare module 'virtual:messages/*' {
  const source: string;
  export default source;
}

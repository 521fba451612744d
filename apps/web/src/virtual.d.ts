declare module 'virtual:stills' {
  export const STILLS: Readonly<Record<string, import('./home/still.ts').Still>>;
}

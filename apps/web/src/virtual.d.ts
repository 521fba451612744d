declare module 'virtual:stills' {
  export const STILLS: Readonly<Record<string, import('./base/ui/still.ts').Still>>;
}
declare module 'virtual:stills/examples' {
  export const STILLS: Readonly<Record<string, import('./base/ui/still.ts').Still>>;
}

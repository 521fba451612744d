declare module 'virtual:stills' {
  export const STILLS: Readonly<Record<string, import('./base/ui/still.ts').Still>>;
}
declare module 'virtual:stills/examples' {
  export const STILLS: Readonly<Record<string, import('./base/ui/still.ts').Still>>;
}
declare module 'virtual:lessons' {
  type ByLanguage<Loaded> = Readonly<Record<import('@stolik/kernel/language').Language, () => Promise<Loaded>>>;
  /** Of every game that has lessons. */
  export const TITLES: ByLanguage<Readonly<Record<string, readonly import('./session/learn/lessons.ts').ChapterTitles[]>>>;
  export const LESSONS: Readonly<
    Record<
      string,
      {
        asked(): Promise<readonly import('./session/learn/lessons.ts').AskedChapter[]>;
        readonly words: ByLanguage<import('./session/learn/lessons.ts').LessonWords>;
        /** Games to go on with, by the level of the bot opposite. */
        readonly tables: Readonly<Record<string, () => Promise<import('@stolik/kernel/log').GameLog>>>;
      }
    >
  >;
}

interface ImportMetaEnv {
  /** Of the whole program, from its package.json. */
  readonly STOLIK_VERSION: string;
}

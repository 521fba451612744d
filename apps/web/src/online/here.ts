import type { Component } from 'solid-js';

// The table itself; everything that leads to it is shown where it is.
const PAGES = import.meta.glob<{ readonly OnlinePage: Component<{ readonly id: string }> }>('./online-page.tsx');

export const loadOnlinePage = PAGES['./online-page.tsx'];
export const hasOnline = loadOnlinePage !== undefined;

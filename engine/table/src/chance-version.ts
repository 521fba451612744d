/** Tables older than seals have version 1. */
export type ChanceVersion = 1 | 2;

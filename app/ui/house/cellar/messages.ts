/** What a page tells its worker, and the worker its pages. */
export type FromPage = 'keep' | 'send'
export type FromWorker = { hasNews: boolean; isEnded: boolean }

/** A page of a list: which one, of how many, and where the first is. */
export type Paging = { page: number; last: number; list: string }

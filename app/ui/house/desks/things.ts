/** One thing of a desk, as its calls tell of it. */
export type Thing = { id: string } & Record<string, unknown>

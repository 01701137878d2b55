/** One thing of a desk, as its calls tell of it. */
export type PanelRecord = { id: string } & Record<string, unknown>

export type Row = { label: string; value: string; isLess?: boolean }

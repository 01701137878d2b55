/** What is counted of each day that sold something: all of it, and its parts by what an owner asks for. */
export const figureKinds = ['DAY', 'WINE', 'DELIVERY', 'MEANS', 'CODE', 'CLIENT'] as const
export type FigureKind = (typeof figureKinds)[number]

/** Whose an order is: of somebody who had none before, of somebody who had, of a passer-by who left no address. */
export const clientKinds = ['NEW', 'BACK', 'PASSING'] as const
export type ClientKind = (typeof clientKinds)[number]

/** The tables that an owner takes away to a spreadsheet. */
export const figureTables = ['sales', 'wines', 'deliveries', 'means', 'clients', 'codes', 'visits'] as const
export type FigureTable = (typeof figureTables)[number]

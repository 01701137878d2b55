import type { BlockFrame, PictureRef } from './shared.ts'

/** How a field of a declared block is filled in; a `LIST` repeats the fields that stand within it. */
export const ownKinds = ['LINE', 'TEXT', 'NUMBER', 'FLAG', 'DAY', 'CHOICE', 'LINK', 'PICTURE', 'WINE', 'LIST'] as const
export type OwnKind = (typeof ownKinds)[number]

/** A field of a block that a site has declared. */
export type OwnField = {
  /** What its values are kept by, and what the template names. */
  key: string
  label: string
  help: string
  kind: OwnKind
  /** Of a choice alone. */
  choices: readonly string[]
  /** The list that it stands in; empty where it stands in none. */
  within: string
  /** Of a list alone: how many entries it may have. */
  most: number
}

/** A kind of block that a site has declared. */
export type OwnBlockKind = { name: string; label: string; fields: readonly OwnField[]; template: string }

/** What is filled in of one field. */
export type OwnValue = string | number | boolean | PictureRef | { wine: string }
/** One entry of a list. */
export type OwnEntry = Readonly<Record<string, OwnValue>>
/** What is filled in of a declared block; a field in which nothing is said may be left out. */
export type OwnValues = Readonly<Record<string, OwnValue | readonly OwnEntry[]>>

/** A block of a kind that the site has declared; what is declared nowhere is drawn as nothing. */
export type OwnBlock = BlockFrame & { type: 'own'; name: string; values: Record<string, OwnValue | Record<string, OwnValue>[]> }

/** How many kinds a site may declare, and how large each may be. */
export const mostOwnBlocks = 40
export const mostOwnFields = 24
export const mostOwnEntries = 50
export const mostTemplateBytes = 8192

/**
 * Names that say something else in a block, or in every object. A list that has been released grows no more: a block declared under a
 * name that was free then is still to be saved, and its values stand apart from the rest of the block.
 */
export const reservedKeys: readonly string[] = [
  ...['type', 'name', 'values', 'anchor', 'ground', 'image', 'file', 'alt', 'caption', 'href', 'wine', 'wines'],
  ...['album', 'form', 'calendar', 'folder', 'blocks', 'columns', 'constructor', 'prototype'],
]

/** What of the values of a declared block is for machines; all else in them stands under names of the site's own. */
export const unreadValues: ReadonlySet<string> = new Set(['image', 'wine'])

const ownStart = 'own-'

/** What the kind of a block is known by where blocks are chosen and filled in. */
export function kindOfBlock(block: { type: string; name?: unknown }): string {
  return block.type === 'own' ? nameKind(String(block.name)) : block.type
}

/** What a declared kind is known by there. */
export function nameKind(name: string): string {
  return ownStart + name
}

/** The name of a declared kind by what it is known by; nothing for a kind of the program's own. */
export function ownNameOf(kind: string): string | undefined {
  return kind.startsWith(ownStart) ? kind.slice(ownStart.length) : undefined
}

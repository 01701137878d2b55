import type { PageBlock, PlainBlock } from './block.ts'

const ofShop = /^\/(?:boutique|pour-ce-soir|envies|panier|commande)(?:[/?#]|$)/

/** Blocks of a page without the buttons that lead into the shop, for a site that does not sell. */
export function leaveOutShop(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.map((block) =>
    block.type === 'columns' ? { ...block, columns: block.columns.map((column) => column.map(withoutShop)) } : withoutShop(block),
  )
}

function withoutShop<B extends PlainBlock>(block: B): B {
  return 'actions' in block ? { ...block, actions: block.actions.filter(({ href }) => !ofShop.test(href)) } : block
}

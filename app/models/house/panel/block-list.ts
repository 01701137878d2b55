/** What can be done to one block of a body without opening it. */
export const blockActs = ['monter', 'descendre', 'doubler', 'retirer'] as const
export type BlockAct = (typeof blockActs)[number]

/** The blocks after an act; one that is not there, or has nowhere to go, changes nothing. */
export function actOnBlock<B>(blocks: readonly B[], act: BlockAct, place: number): B[] {
  const block = blocks[place]
  if (block === undefined) return [...blocks]
  const others = blocks.toSpliced(place, 1)
  switch (act) {
    case 'monter':
      return others.toSpliced(Math.max(0, place - 1), 0, block)
    case 'descendre':
      return others.toSpliced(place + 1, 0, block)
    case 'doubler':
      return blocks.toSpliced(place, 0, block)
    case 'retirer':
      return others
  }
}

import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { sayBlocks } from '#app/models/content/blocks/block-words.ts'
import { toRichText } from '#app/models/site/rich-text.ts'
import { readBlocks, writeBlocks } from '../blocks/stored-blocks.ts'

/** What is stored of a story: its words, and the blocks it is told by where it is more than paragraphs. */
export type Story = { story: string; story_blocks: string }

/** As much as a story's words may be. */
const longest = 100_000

/** The blocks that a story is told by; none where it is plain paragraphs, or where others than their words were written since. */
export function blocksOfStory({ story, story_blocks }: Story): PageBlock[] {
  if (story_blocks === '') return []
  const blocks = readBlocks(story_blocks, () => {})
  return isSame(wordsOfStory(blocks), story) ? blocks : []
}

/** A story as its writer finds it: the blocks it is told by, or its paragraphs as a block. */
export function storyToWrite(stored: Story): PageBlock[] {
  const blocks = blocksOfStory(stored)
  return blocks.length > 0 ? blocks : paragraphsOf(stored.story)
}

/** A story as it is stored: paragraphs alone are kept as words, and nothing beside them. */
export function storeStory(blocks: PageBlock[]): Story {
  const story = wordsOfStory(blocks)
  const isPlain = writeBlocks(blocks) === writeBlocks(paragraphsOf(story))
  return { story, story_blocks: isPlain ? '' : writeBlocks(blocks) }
}

function paragraphsOf(story: string): PageBlock[] {
  const paragraphs = story.split(/\n+/).flatMap((text) => text.trim() || [])
  return paragraphs.length > 0 ? [{ type: 'text', title: '', body: toRichText(...paragraphs) }] : []
}

/** All that visitors read in it: what the search, the technical sheet and tables know of it. */
function wordsOfStory(blocks: PageBlock[]): string {
  return sayBlocks(blocks, '\n').trim().slice(0, longest).trim()
}

/** Forms and tables keep words, and not always the spaces between them. */
function isSame(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return plain(one) === plain(other)
}

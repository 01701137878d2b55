import type { Config } from '@puckeditor/core'
import type { ReactNode } from 'react'
import { ownNameOf } from '#app/models/content/blocks/own-block.ts'
import type { BlockKind, ComposedBlock, Composer } from '#app/models/house/panel/composed.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import type { SiteAround } from './around/site-around.ts'
import { SiteBars } from './around/site-bars.tsx'
import { slots, toBlock, toItem } from './body/bodies.ts'
import type { Parts } from './body/parts.ts'
import { ColumnsView } from './columns-view.tsx'
import { PartView } from './part-view.tsx'

const words = ['hero', 'title', 'text', 'text-image', 'quote', 'call', 'accordion', 'steps', 'cards', 'columns', 'pregnancy']
const media = ['image', 'slider', 'gallery', 'video', 'embed', 'album']

type Given = Pick<Composer<unknown>, 'kinds' | 'layout' | 'isUnderMenu'>

/** The kinds of block of the site, as the editor knows them: each looks as the site's own renderer makes it, between the site's bars. */
export function configOf({ kinds, layout, isUnderMenu }: Given, parts: Parts, { above, below }: SiteAround): Config {
  const types = kinds.flatMap(({ type, isOffered }) => (isOffered ? [type] : []))
  const own = types.filter((type) => ownNameOf(type) !== undefined)
  const others = types.filter((type) => ![...words, ...media, ...own].includes(type))
  // What was set aside is no category's, and the editor would offer it apart.
  const aside = kinds.flatMap(({ type, isOffered }) => (isOffered ? [] : [type]))
  const group = (title: string, components: string[]) => ({ title, components, defaultExpanded: true })
  return {
    components: Object.fromEntries(kinds.map((kind) => [kind.type, componentOf(kind, parts)])),
    categories: {
      words: group(
        composerTexts.groups.words,
        words.filter((type) => types.includes(type)),
      ),
      media: group(
        composerTexts.groups.media,
        media.filter((type) => types.includes(type)),
      ),
      house: group(composerTexts.groups.house, others),
      ...(own.length > 0 && { own: group(composerTexts.groups.own, own) }),
      ...(aside.length > 0 && { aside: { components: aside, visible: false } }),
    },
    root: {
      fields: {},
      render: ({ children }: { children: ReactNode }) => (
        <div data-layout={layout} data-over={isUnderMenu ? '' : undefined}>
          <SiteBars bars={above} />
          <h1 className="composed-name">{composerTexts.page}</h1>
          <main>{children}</main>
          <SiteBars bars={below} />
        </div>
      ),
    },
  }
}

function componentOf(kind: BlockKind, parts: Parts): Config['components'][string] {
  return kind.type === 'columns' ? columnsOf(kind) : plainOf(kind, parts)
}

/** What is dragged into a column is shown as any block is; columns do not stand within columns. */
function columnsOf({ blank, label }: BlockKind): Config['components'][string] {
  const { id: _id, ...rest } = toItem(blank).props
  return {
    label,
    fields: Object.fromEntries(
      slots.map((slot, at) => [slot, { type: 'slot', label: composerTexts.column(at + 1), disallow: ['columns'] }]),
    ),
    defaultProps: rest,
    render: (props) => <ColumnsView {...(props as unknown as Parameters<typeof ColumnsView>[0])} />,
  }
}

function plainOf({ type, label, blank }: BlockKind, parts: Parts): Config['components'][string] {
  const { id: _id, ...rest } = toItem(blank).props
  return {
    label,
    fields: {},
    defaultProps: rest,
    render: (props) => <PartView parts={parts} id={props.id} label={label} block={toBlock({ type, props }) as ComposedBlock} />,
  }
}

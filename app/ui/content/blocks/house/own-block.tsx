import { createElement, Fragment, type ReactNode } from 'react'
import type { DrawnNode } from '#app/models/content/blocks/draw-template.ts'
import type { OwnBlock } from '#app/models/content/blocks/own-block.ts'
import { frameOf } from '#app/models/content/blocks/shared.ts'
import { Shelf } from '../../../catalog/shop/shelf.tsx'
import { ServerDrawn } from '../../../platform/body/server-part.tsx'
import { BlockPicture } from '../parts/block-picture.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import type { Around } from '../parts/pages.ts'
import { Section } from '../parts/section.tsx'

/** A block of a kind that the site has declared; one that is declared nowhere, or says nothing, is drawn as nothing. */
export function OwnBlockView({ block, around, isOpening = false }: BlockProps<OwnBlock>) {
  const drawn = around.own.drawn.get(block) ?? []
  if (drawn.length === 0) return null
  return (
    <Section {...frameOf(block)} className={`own-${block.name.replaceAll('_', '-')}`}>
      {drawAll(drawn, around, isOpening)}
    </Section>
  )
}

function drawAll(nodes: readonly DrawnNode[], around: Around, isFirst: boolean): ReactNode {
  const first = isFirst ? nodes.findIndex(hasPicture) : -1
  return nodes.map((node, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is drawn of a template never moves on a visitor's screen
    <Fragment key={place}>{drawOne(node, around, place === first)}</Fragment>
  ))
}

function drawOne(node: DrawnNode, around: Around, isFirst: boolean): ReactNode {
  switch (node.is) {
    case 'text':
      return node.text
    case 'picture':
      return <BlockPicture picture={node.picture} around={around} sizes="(width < 768px) 100vw, 46rem" fitted first={isFirst} />
    case 'wine': {
      const { cards, look } = around.own
      const card = cards[node.wine]
      const level = node.level === 2 ? 'h2' : 'h3'
      return (
        card && (
          <div className="lone-wine">
            <ServerDrawn draw={import.meta.env.SSR && (() => <Shelf cards={[card]} look={look} level={level} />)} />
          </div>
        )
      )
    }
    case 'element': {
      const { tag, className, href, children } = node
      const rel = href?.startsWith('https://') ? 'noopener' : undefined
      if (children.length === 0) return createElement(tag, { className })
      return createElement(tag, { className, href, rel }, drawAll(children, around, isFirst))
    }
  }
}

function hasPicture(node: DrawnNode): boolean {
  return node.is === 'picture' || (node.is === 'element' && node.children.some(hasPicture))
}

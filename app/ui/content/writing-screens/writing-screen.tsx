import { ServerDrawn } from '../../platform/body/server-part.tsx'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { Picture } from '../../platform/picture/picture.tsx'
import { BlockIcon } from '../../site/words/block-icon.tsx'
import { BlockList } from '../blocks/block-list.tsx'
import { PostCards, PostNote } from '../writings/posts.tsx'
import { NamedWines } from './named-wines.tsx'
import type { WritingView } from './writing-views.ts'

/** One piece of writing: what it is, its picture, its text, and the way back. */
export function WritingScreen({ view }: { view: WritingView }) {
  const { title, summary, crumbs, image, look, blocks, around, back, action, facts = [], wines, others } = view
  const sizes = look === 'classic' ? '(width < 960px) 100vw, 42vw' : '(width < 1280px) 100vw, 80rem'
  return (
    <article className={`writing writing-${look}`}>
      <div className="wrap">
        <Crumbs steps={crumbs} />
        <div className="writing-top detail-top">
          <header className="titled">
            <PostNote post={view} />
            <h1>{title}</h1>
            {summary && <p className="lead">{summary}</p>}
            {facts.length > 0 && (
              <dl className="facts">
                {facts.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {action && (
              <p>
                <a className="btn" href={action.href}>
                  {action.label}
                </a>
              </p>
            )}
          </header>
          {image && (
            <div className="frame">
              <Picture picture={image} sizes={sizes} first fitted />
            </div>
          )}
        </div>
      </div>
      <div className="writing-body">
        <BlockList blocks={blocks} around={around} />
      </div>
      {wines && <ServerDrawn draw={import.meta.env.SSR && (() => <NamedWines shelf={wines} />)} />}
      {(back || others) && <End back={back} others={others} />}
    </article>
  )
}

function End({ back, others }: Pick<WritingView, 'back' | 'others'>) {
  return (
    <div className="wrap writing-end">
      {others && others.posts.length > 0 && (
        <section>
          <h2>{others.title}</h2>
          <PostCards posts={others.posts} level={3} />
        </section>
      )}
      {back && (
        <a className="more" href={back.href}>
          <BlockIcon of="back" /> {back.label}
        </a>
      )}
    </div>
  )
}

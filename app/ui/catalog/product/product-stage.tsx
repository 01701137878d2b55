import type { ReactNode } from 'react'
import { findLeadingPhoto, standsWhole } from '#app/models/site/pictures/picture.ts'
import { Film } from '../../platform/picture/film.tsx'
import { Picture } from '../../platform/picture/picture.tsx'
import { DrawnBottle } from '../bottle/drawn-bottle.tsx'
import type { Product } from '../shop/product-card-view.ts'
import type { ProductView } from './shop-product.ts'

/** A product as it is looked at: as the site draws it, or as its owner photographed it; and its other pictures. Where shelves show photographs, one leads here too. */
export function ProductStage({ view }: { view: ProductView }) {
  const { product, chosen, look } = view
  const own = (look.shelf === 'frames' && findLeadingPhoto(product.images)) || product.images[0]
  const others = product.images.filter((image) => image !== own)
  const main = chosen.image ?? own
  const more = [...(chosen.image && own ? [own] : []), ...others]
  const isDrawing = !main || main.url.endsWith('.svg')
  return (
    <div className="stage">
      {isDrawing && look.bottle !== 'engraved' ? (
        <figure className="stage-plate stage-drawn">
          <DrawnBottle
            wine={{ name: product.name, kind: product.kind, year: chosen.year }}
            variant={look.bottle}
            isMeasured={look.bottle === 'elevation'}
          />
        </figure>
      ) : (
        <Plate view={view} main={main} isDrawing={isDrawing} />
      )}
      {more.length > 0 && (
        <ul className="stage-more">
          {more.map((picture) => (
            <li key={picture.id}>
              <Enlarged picture={picture} isLink>
                <Picture picture={picture} sizes="10rem" />
              </Enlarged>
            </li>
          ))}
        </ul>
      )}
      {product.film && <ShortFilm film={product.film} pictures={product.images} />}
    </div>
  )
}

type FilmProps = { film: NonNullable<Product['film']>; pictures: Product['images'] }

/** A short film of a product, behind a photograph that is as wide as films are. */
function ShortFilm({ film, pictures }: FilmProps) {
  const poster = pictures.find(({ url, width, height }) => width > height && !url.endsWith('.svg'))
  return (
    <figure>
      <Film film={film} poster={poster?.url} />
      <figcaption className="small muted">{film.alt}</figcaption>
    </figure>
  )
}

type PlateProps = { view: ProductView; main: ProductView['product']['images'][number] | undefined; isDrawing: boolean }

/** The bottle before its landscape; an owner's photographs fill the frame instead. */
function Plate({ view, main, isDrawing }: PlateProps) {
  const medal = view.awards.find(({ image }) => image)?.image
  const isCut = !isDrawing && main !== undefined && !standsWhole(main)
  return (
    <figure className={isDrawing ? 'stage-plate' : `stage-plate is-photo${isCut ? ' is-cut' : ''}`}>
      {isDrawing && (
        <img className="stage-hills" src="/art/hills-calm.svg" width="1200" height="640" alt="" fetchPriority="high" />
      )}
      {main ? (
        <Enlarged picture={main} isLink={!isDrawing}>
          <Picture picture={main} sizes="(width < 996px) 96vw, 44rem" cropped={isCut} first />
        </Enlarged>
      ) : (
        <DrawnBottle wine={{ name: view.product.name, kind: view.product.kind, year: view.chosen.year }} variant="engraved" />
      )}
      {medal && (
        <img
          className="stage-medal"
          src={medal.url}
          width={medal.width}
          height={medal.height}
          alt={medal.alt}
          fetchPriority="low"
        />
      )}
    </figure>
  )
}

/** A photograph opens large; a drawing has nothing more to show. */
function Enlarged({
  picture,
  isLink,
  children,
}: {
  picture: { url: string; alt: string }
  isLink: boolean
  children: ReactNode
}) {
  if (!isLink) return children
  return (
    <a href={picture.url} data-enlarge={picture.alt}>
      {children}
    </a>
  )
}

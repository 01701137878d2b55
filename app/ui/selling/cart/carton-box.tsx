import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { DrawnBottle } from '../../catalog/bottle/drawn-bottle.tsx'
import { Picture } from '../../platform/picture/picture.tsx'
import type { CartonBottle, CartonView } from './carton-view.ts'

/** The carton with its compartments, seen as it fills; its title and the list beside it say the same in words. */
export function CartonBox({ view: { compartments, size, look } }: { view: CartonView }) {
  return (
    <span className={`carton-box carton-${size}`} aria-hidden="true">
      {compartments.map(({ bottle, isHeld }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a compartment is its place
        <span key={at} className={isHeld ? 'is-held' : bottle ? `tone-${bottle.kind}` : undefined}>
          {bottle && <Bottle bottle={bottle} drawn={look.bottle} />}
        </span>
      ))}
    </span>
  )
}

/** The owner's photograph where there is one, else the bottle as the site's look draws it. */
export function Bottle({ bottle, drawn }: { bottle: CartonBottle; drawn: PartChoice['bottle'] }) {
  const { picture } = bottle
  if (!picture || (drawn !== 'engraved' && picture.url.endsWith('.svg'))) return <DrawnBottle wine={bottle} variant={drawn} />
  return <Picture picture={picture} sizes="7rem" alt="" />
}

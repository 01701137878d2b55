import { href } from 'react-router'
import {
  isCutOut,
  packshotGrounds,
  type ShotBottle,
  type ShotView,
  shotBuilds,
  shotClosures,
  shotGlasses,
  shotViews,
} from '#app/models/catalog/bottle/packshot.ts'
import { studioTexts as words } from '#app/texts/house/wine/studio.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { PackshotView, StudioRefusal, StudioView } from './studio-view.ts'

type Props = { view: StudioView; refused: StudioRefusal | undefined }

/** Where a wine is photographed by program: what is asked for, how far it is, and what came of it. */
export function StudioScreen({ view, refused }: Props) {
  const { wine, hasStudio, packshots, isFollowing } = view
  const isUnderWay = packshots.some(isToCome)
  return (
    <>
      <ScreenHead
        back={{ href: href('/admin/produits/:id', { id: wine.id }), label: wine.name }}
        title={words.title}
        says={words.says}
      />
      <RefusalNote message={refused?.message} isBelow={Object.keys(refused?.faults ?? {}).length > 0} />
      {!hasStudio && <p className="note">{words.none}</p>}
      {hasStudio && !isFollowing && (
        <AskForm
          wine={wine}
          bottle={refused?.bottle ?? view.bottle}
          shown={refused?.shown ?? view.shown}
          isPhoto={refused?.isPhoto ?? false}
          faults={refused?.faults ?? {}}
        />
      )}
      {(hasStudio || packshots.length > 0) && (
        <section className="sheet" aria-label={words.list}>
          <div className="sheet-head">
            <h2>{words.list}</h2>
            {isUnderWay && <Follow wine={wine} isFollowing={isFollowing} />}
          </div>
          {packshots.length === 0 && <p className="none">{words.nothing}</p>}
          <ul className="shots shots-all">
            {packshots.map((shot) => (
              <Packshot key={shot.id} shot={shot} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const isToCome = ({ state }: PackshotView) => state === 'waiting' || state === 'making'

function Follow({ wine, isFollowing }: Pick<StudioView, 'wine' | 'isFollowing'>) {
  const here = href('/admin/produits/:id/studio', { id: wine.id })
  return (
    <p>
      {isFollowing && <span className="muted">{words.following} </span>}
      <a className="more" href={isFollowing ? here : `${here}?suivre=oui`}>
        {isFollowing ? words.another : words.follow}
      </a>
    </p>
  )
}

type AskProps = Pick<StudioView, 'wine'> & {
  bottle: ShotBottle
  shown: ShotView[]
  isPhoto: boolean
  faults: Record<string, string>
}

function AskForm({ wine, bottle, shown, isPhoto, faults }: AskProps) {
  return (
    <section className="sheet" aria-label={words.ask}>
      <form
        method="post"
        action={href('/admin/produits/:id/studio', { id: wine.id })}
        encType="multipart/form-data"
        className="form fields"
      >
        <div className="field full">
          <label htmlFor="label">{words.label}</label>
          <input
            id="label"
            type="file"
            name="label"
            className="input"
            accept="image/jpeg,image/png,image/webp,image/svg+xml"
            aria-invalid={faults.label ? true : undefined}
            aria-describedby={faults.label ? 'label-hint label-fault' : 'label-hint'}
          />
          <span className="hint" id="label-hint">
            {words.labelHint}
          </span>
          {faults.label && (
            <span className="field-fault" id="label-fault">
              {faults.label}
            </span>
          )}
        </div>
        <div className="field full">
          <label className="check">
            <input type="checkbox" name="isPhoto" value="on" defaultChecked={isPhoto} aria-describedby="photo-hint" />{' '}
            {words.photo}
          </label>
          <span className="hint" id="photo-hint">
            {words.photoHint}
          </span>
        </div>
        <Views shown={shown} fault={faults.view} />
        <Choice name="build" label={words.build} names={shotBuilds} says={words.builds} chosen={bottle.build} />
        <Choice name="glass" label={words.glass} names={shotGlasses} says={words.glasses} chosen={bottle.glass} />
        <Choice name="closure" label={words.closure} names={shotClosures} says={words.closures} chosen={bottle.closure} />
        <div className="field">
          <label htmlFor="capsule">{words.capsule}</label>
          <input
            id="capsule"
            type="color"
            name="capsule"
            className="input"
            defaultValue={bottle.capsule}
            aria-invalid={faults.capsule ? true : undefined}
            aria-describedby={faults.capsule ? 'capsule-fault' : undefined}
          />
          {faults.capsule && (
            <span className="field-fault" id="capsule-fault">
              {faults.capsule}
            </span>
          )}
        </div>
        <p className="actions full">
          <button type="submit" className="btn">
            {words.make}
          </button>
          <span className="hint">{words.takes}</span>
        </p>
      </form>
    </section>
  )
}

function Views({ shown, fault }: { shown: ShotView[]; fault: string | undefined }) {
  return (
    <fieldset className="part choices-part" id="f-view" aria-describedby={fault ? 'view-fault' : undefined}>
      <legend>{words.view}</legend>
      {fault && (
        <p className="field-fault full" id="view-fault">
          {fault}
        </p>
      )}
      {shotViews.map((view) => (
        <label key={view} className="check">
          <input type="checkbox" name="view" value={view} defaultChecked={shown.includes(view)} />
          <span>{words.views[view]}</span>
        </label>
      ))}
    </fieldset>
  )
}

type ChoiceProps<K extends string> = { name: string; label: string; names: readonly K[]; says: Record<K, string>; chosen: K }

function Choice<K extends string>({ name, label, names, says, chosen }: ChoiceProps<K>) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} className="input" defaultValue={chosen}>
        {names.map((one) => (
          <option key={one} value={one}>
            {says[one]}
          </option>
        ))}
      </select>
    </div>
  )
}

function Packshot({ shot }: { shot: PackshotView }) {
  const { state, image, fault, view, build, glass, closure, hasOwnLabel } = shot
  const bottle = [words.views[view], words.builds[build], words.glasses[glass], words.closures[closure]].join(', ')
  return (
    <li id={shot.id}>
      {image && <Picture picture={image} sizes="10rem" />}
      <div>
        <p>
          <span className={state === 'failed' ? 'tag tag-bad' : 'tag'}>{words.states[state]}</span> {bottle},{' '}
          {hasOwnLabel ? words.ownLabel : words.drawnLabel}
        </p>
        {state === 'waiting' && <p>{words.waiting(shot.ahead)}</p>}
        {state === 'making' && (
          <p>
            {words.making(shot.progress)} <progress max={100} value={shot.progress} aria-label={words.states.making} />
          </p>
        )}
        {fault && <p>{words.faults[fault]}</p>}
        {state === 'ready' && (image ? <Take shot={shot} /> : <p className="muted">{words.gone}</p>)}
      </div>
    </li>
  )
}

function Take({ shot }: { shot: PackshotView }) {
  return (
    <form method="post" action={href('/admin/produits/:id/studio/:shot', { id: shot.idProduct, shot: shot.id })}>
      {shot.isTaken && <p className="muted">{words.taken}</p>}
      {isCutOut(shot.view) ? <Ground shot={shot} /> : <input type="hidden" name="ground" value="clear" />}
      <p>
        <button type="submit" className="btn btn-line">
          {words.take}
        </button>
      </p>
    </form>
  )
}

function Ground({ shot }: { shot: PackshotView }) {
  return (
    <div className="field">
      <label htmlFor={`ground-${shot.id}`}>{words.ground}</label>
      <select id={`ground-${shot.id}`} name="ground" className="input">
        {packshotGrounds.map((ground) => (
          <option key={ground} value={ground}>
            {words.grounds[ground]}
          </option>
        ))}
      </select>
    </div>
  )
}

import { data } from 'react-router'
import type { ShopApi, Upload } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { findUploads } from '#app/http/read-uploads.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import {
  type ShotBottle,
  type ShotView,
  shotBuilds,
  shotClosures,
  shotGlasses,
  shotViews,
} from '#app/models/catalog/bottle/packshot.ts'
import { done, type Outcome, statusOf } from '#app/models/platform/outcome.ts'
import { sayRefused } from '#app/services/house/plans/form-entries.server.ts'
import { studioTexts } from '#app/texts/house/wine/studio.ts'
import type { StudioRefusal, StudioView } from '#app/ui/house/wine/studio-view.ts'
import { requireStaff } from '../staff.server.ts'

type Asked = RouteArgs & { params: { id: string } }

/** Reads the studio of a wine: its form begins with the bottle that was asked for last, or that such a wine mostly comes in. */
export async function readStudio(asked: Asked): Promise<StudioView> {
  const { api } = await requireStaff(asked)
  const { id } = asked.params
  const [wine, listed] = await Promise.all([
    api.getAdminProduct({ params: { id } }),
    api.listPackshots({ query: { idProduct: id } }),
  ])
  const { name } = orThrow(wine)
  const { hasStudio, usual, packshots } = orThrow(listed)
  const isUnderWay = packshots.some(({ state }) => state === 'waiting' || state === 'making')
  const isFollowing = isUnderWay && asked.url.searchParams.get('suivre') === 'oui'
  const { build, glass, closure, capsule } = packshots[0] ?? usual
  return { wine: { id, name }, hasStudio, packshots, bottle: { build, glass, closure, capsule }, shown: ['bottle'], isFollowing }
}

/** Asks for each view that is ticked; the label goes into the library once and first, as every file does. Tells how many it was. */
export async function askPackshots(asked: Asked): Promise<Outcome<number, StudioRefusal & { status: number }>> {
  const { api } = await requireStaff(asked)
  const sent = await findUploads(asked.request)
  if (!sent.ok) return refuse({ message: sent.error.message, status: statusOf[sent.error.code] })
  const { form, uploads, close } = sent.value
  try {
    const bottle = readBottle(form)
    const shown = shotViews.filter((view) => form.getAll('view').includes(view))
    const isPhoto = form.get('isPhoto') !== null
    if (shown.length === 0) return refuse({ ...noView, bottle, shown, isPhoto })
    const label = uploads.find(({ field }) => field === 'label')
    const kept = label ? await keepLabel(api, label, asked.params.id) : done(null)
    if (!kept.ok) return refuse({ ...kept.error, bottle, shown, isPhoto })
    const wanted = { idProduct: asked.params.id, isPhoto, ...bottle }
    for (const [at, view] of shown.entries()) {
      const ordered = await api.orderPackshot({ body: { ...wanted, view, idImage: labelOf(view, shown, kept.value) } })
      if (ordered.ok) continue
      const { idImage, capsule } = ordered.error.fields ?? {}
      const faults = { ...(idImage && { label: idImage.join(' ') }), ...(capsule && { capsule: capsule.join(' ') }) }
      const { message, status } = sayRefused(ordered.error)
      const told = [at > 0 && studioTexts.asked(at), message].filter(Boolean).join(' ')
      // What is asked for already stands in the list: the form goes on with the rest.
      return refuse({ message: told, status, faults, bottle, shown: shown.slice(at), isPhoto })
    }
    return done(shown.length)
  } finally {
    await close()
  }
}

const noView = { message: studioTexts.noView, status: 422, faults: { view: studioTexts.noView } }

/** A file is the label of the front; of the back only where nothing else is asked for. */
function labelOf(view: ShotView, { length }: readonly ShotView[], kept: string | null): string | null {
  return view === 'back' && length > 1 ? null : kept
}

/** Shows the form again with what was chosen. */
export function showRefused({ status, ...refused }: StudioRefusal & { status: number }) {
  return data<StudioRefusal>(refused, { status })
}

function refuse(error: StudioRefusal & { status: number }): { ok: false; error: StudioRefusal & { status: number } } {
  return { ok: false, error }
}

async function keepLabel(
  api: ShopApi,
  label: Upload,
  id: string,
): Promise<Outcome<string | null, StudioRefusal & { status: number }>> {
  const { name } = orThrow(await api.getAdminProduct({ params: { id } }))
  const body = { alt: studioTexts.labelAlt(name), folder: studioTexts.labelFolder }
  const kept = await api.createImages({ body, files: [{ ...label, field: 'images' }] })
  if (kept.ok) return done(kept.value.images[0]?.id ?? null)
  const { message, status } = sayRefused(kept.error)
  const faults = {
    label:
      Object.values(kept.error.fields ?? {})
        .flat()
        .join(' ') || message,
  }
  return refuse({ message, status, faults })
}

function readBottle(form: FormData): ShotBottle {
  return {
    build: pick(form, 'build', shotBuilds),
    glass: pick(form, 'glass', shotGlasses),
    closure: pick(form, 'closure', shotClosures),
    capsule: String(form.get('capsule') ?? ''),
  }
}

function pick<K extends string>(form: FormData, name: string, names: readonly [K, ...K[]]): K {
  return names.find((one) => one === form.get(name)) ?? names[0]
}

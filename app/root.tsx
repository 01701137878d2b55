import { type ReactNode, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { useHydrated } from 'remix-utils/use-hydrated'
import { leadOut, leadToDocument } from '#app/http/lead-out.server.ts'
import { ownFrameContext } from '#app/http/own-frame.server.ts'
import { intentName } from '#app/models/platform/web/form-intent.ts'
import { getSiteFrame, siteFrameContext } from '#app/services/house/whole/site.server.ts'
import { spendFlash, takeFlash } from '#app/services/platform/session/flash.server.ts'
import { buildingDoor, markBuilding } from '#app/services/site/building.server.ts'
import { lookDoor } from '#app/services/site/look/look-door.server.ts'
import { visitDoor } from '#app/services/site/visits.server.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { errors } from '#app/texts/site/site.ts'
import { Frame } from '#app/ui/house/bars/frame.tsx'
import { Look } from '#app/ui/house/bars/look.tsx'
import { GoodsContext } from '#app/ui/platform/body/goods.ts'
import { useIsDressed, usePageKind } from '#app/ui/platform/body/page-kind.ts'
import { ScreenSteps } from '#app/ui/platform/navigation/screen-steps.tsx'
import type { Route } from './+types/root'

/** A message is shown once: the answer that shows it takes its cookie back. */
export const middleware: Route.MiddlewareFunction[] = [
  async (asked, next) => {
    const { request, context } = asked
    leadToDocument(asked)
    const response = await next()
    // What only leads on shows nothing, be it to a browser or, as 202, to the router's own script.
    if (response.status !== 202 && (response.status < 300 || response.status >= 400)) await spendFlash(request, response.headers)
    markBuilding(context, response)
    leadOut(asked, response)
    return response
  },
  lookDoor,
  buildingDoor,
  visitDoor,
]

/** What stands around the page goes to the document's renderer; only what a browser needs of it goes along as data. */
export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  if (context.get(ownFrameContext)) return null
  const site = await getSiteFrame({ context, request, url })
  context.set(siteFrameContext, site)
  const { theme, preloads, logos, info, values, path, asks } = site
  const goods = goodsWordsOf(values)
  return {
    look: { theme: theme.href, preloads, icon: logos.favicon },
    ownSheet: theme.own?.href,
    isUnderMenu: values.MENU_TYPE === 'ABSOLUTE',
    isGated: asks.age !== undefined,
    sells: info.isECommerce,
    flash: await takeFlash(request, path, goods),
    cart: site.cart,
    goods,
  }
}

const ofCart = /^\/(?:panier|commande)(?:\/|$)/

/**
 * Only an act that was not refused has something to say, and a page that is read once more; browsing must not ask again. On the way
 * to an order the bars tell what the page tells: what was refused there may have changed by itself, in another tab or on the shelf.
 */
export const shouldRevalidate = ({
  formMethod = 'GET',
  actionStatus = 200,
  currentUrl,
  nextUrl,
  formData,
}: ShouldRevalidateFunctionArgs) => {
  if (ofCart.test(nextUrl.pathname)) return actionStatus < 400 || (actionStatus < 500 && !formData?.has(intentName))
  return formMethod === 'GET' ? currentUrl.href === nextUrl.href : actionStatus < 400
}

/** The document around every page and every error; it must not need the root loader, which may be what failed. */
export function Layout({ children }: { children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root')
  const kind = usePageKind()
  const isDressed = useIsDressed()
  const error = useRouteError()
  // A document that a failure has React draw once more has its scripts, and no browser that guards its own lets it write others.
  const isAlive = useHydrated()
  const [isFirst] = useState(!isAlive)
  return (
    <html lang="fr" data-kind={kind} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <Meta />
        {(kind === 'document' || kind === 'screen') && (
          <>
            <Look {...known?.look} error={error} />
            <Links />
            {/* Behind all others: what a site says of itself comes last. */}
            {isDressed && known?.ownSheet && <link rel="stylesheet" href={known.ownSheet} />}
          </>
        )}
      </head>
      <body data-gated={known?.isGated ? '' : undefined} className={kind === 'panel' ? 'panel-page' : undefined}>
        {children}
        {/* What comes and goes has a box of its own: next to the page's parts it would have the browser style them all anew. */}
        {kind === 'screen' && isFirst && (
          <div>
            <ScrollRestoration />
            <Scripts />
          </div>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation()
  // A message that came with the document stands in it until the visitor goes on; a later one is a toast.
  const [firstKey] = useState(key)
  const [first] = useState(loaderData)
  const isFirst = loaderData === first
  const isDressed = useIsDressed() && loaderData?.ownSheet !== undefined
  if (!loaderData) return <Outlet />
  return (
    <GoodsContext value={loaderData.goods}>
      <Frame
        isUnderMenu={loaderData.isUnderMenu}
        isGated={loaderData.isGated}
        isDressed={isDressed}
        flash={isFirst && key === firstKey ? loaderData.flash : undefined}
      >
        <Outlet />
      </Frame>
      <ScreenSteps flash={isFirst ? undefined : loaderData.flash} />
    </GoodsContext>
  )
}

/** Leads on from what was not found. */
type Way = { href: string; label: string }

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const known = status === 404 ? errors.notFound : errors.failed
  const way: Way | undefined = isRouteErrorResponse(error) ? error.data?.way : undefined
  const isTold = isRouteErrorResponse(error) && (status < 500 || status === 503) && (status !== 404 || way)
  const message = isTold ? messageOf(error.data) : known.text
  const said = (
    <div className="wrap py-section error" data-code={known.code}>
      <title>{`${status} · ${known.text}`}</title>
      <p className="eyebrow">{status}</p>
      <h1>{message}</h1>
      {status === 404 && (
        <>
          <search>
            <form className="lost" action="/recherche">
              <label htmlFor="lost-q">{loaderData ? errors.search(loaderData.goods) : errors.searchAny}</label>
              <input id="lost-q" name="q" type="search" className="input" maxLength={100} />
              <button type="submit" className="btn">
                {errors.find}
              </button>
            </form>
          </search>
          <p className="actions">
            {way && (
              <a className="btn" href={way.href}>
                {way.label}
              </a>
            )}
            <a className="btn" href="/">
              {errors.home}
            </a>
            {loaderData?.sells && (
              <a className="btn btn-line" href="/boutique">
                {errors.shop(loaderData.goods)}
              </a>
            )}
          </p>
        </>
      )}
    </div>
  )
  if (!loaderData) return <main>{said}</main>
  return (
    <Frame isUnderMenu={false} isGated={loaderData.isGated} flash={undefined}>
      {said}
    </Frame>
  )
}

function messageOf(data: unknown): string {
  const told = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof told === 'string' ? told : errors.failed.text
}

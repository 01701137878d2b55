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
} from 'react-router'
import { sceneContext } from '#app/http/visit-context.ts'
import { spendFlash, takeFlash } from '#app/services/flash.server.ts'
import { getSiteFrame } from '#app/services/site.server.ts'
import { errors } from '#app/texts/site.ts'
import { Frame } from '#app/ui/frame/frame.tsx'
import { Smooth } from '#app/ui/navigation/smooth.tsx'
import newsreader from '~fonts/newsreader.woff2?url'
import playfair from '~fonts/playfair.woff2?url'
import type { Route } from './+types/root'
import '#app/styles/site.css'

export const links: Route.LinksFunction = () => [
  ...[playfair, newsreader].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', type: 'image/svg+xml', href: '/art/mark.svg' },
]

/** A message is shown once: the answer that shows it takes its cookie back. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request }, next) => {
    const response = await next()
    await spendFlash(request, response.headers)
    return response
  },
]

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  frame: await getSiteFrame(context.get(sceneContext).api),
  flash: await takeFlash(request),
})

/** The frame changes only after an act that was not refused; browsing must not fetch it again. */
export const shouldRevalidate = ({ formMethod, actionStatus = 200 }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400

/** The document around every page and every error; it must not need the root loader, which may be what failed. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
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
  return (
    <>
      <Frame frame={loaderData.frame} flash={isFirst && key === firstKey ? loaderData.flash : undefined}>
        <Outlet />
      </Frame>
      <Smooth told={isFirst ? undefined : loaderData} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const known = status === 404 ? errors.notFound : errors.failed
  const message = isRouteErrorResponse(error) && status < 500 && status !== 404 ? messageOf(error.data) : known.text
  return (
    <main className="wrap py-section error" data-code={known.code}>
      <title>{`${status} · ${known.text}`}</title>
      <p className="eyebrow">{status}</p>
      <h1>{message}</h1>
      {status === 404 && (
        <p>
          <a className="btn" href="/">
            {errors.home}
          </a>
        </p>
      )}
    </main>
  )
}

function messageOf(data: unknown): string {
  const told = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof told === 'string' ? told : errors.failed.text
}

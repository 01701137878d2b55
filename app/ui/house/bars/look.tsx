import { script as smooth } from 'virtual:smooth'
import { isRouteErrorResponse } from 'react-router'
import { formatOfFontFile } from '#app/models/site/look/font.ts'
import printSheet from '#app/styles/pages/print.css?url'
import plainSheet from '#app/styles/site/site.css?url'

type Props = { theme?: string; preloads?: string[]; icon?: string; error: unknown }

/** What the head of a document says of the site's look; an error that knows its site brings the theme along, another is plain. */
export function Look({ theme, preloads = [], icon = '/art/mark.svg', error }: Props) {
  const told = isRouteErrorResponse(error) ? (error.data as { theme?: unknown } | null)?.theme : undefined
  const sheet = theme ?? (typeof told === 'string' ? told : plainSheet)
  return (
    <>
      {/* A sheet with a precedence stands before the fonts: it is to have the connection that brought the page, and they open others. */}
      <link rel="stylesheet" href={sheet} precedence="site" />
      {preloads.map((href) => (
        <link key={href} rel="preload" as="font" type={`font/${formatOfFontFile(href)}`} href={href} crossOrigin="anonymous" />
      ))}
      <link rel="icon" href={icon} />
      <link rel="stylesheet" href={printSheet} media="print" />
      <script type="module" src={smooth} async fetchPriority="low" data-smooth="" />
    </>
  )
}

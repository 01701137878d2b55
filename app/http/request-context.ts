import { createContext, type RouterContextProvider } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'

/** What the server knows of a request before any route runs. */
export type RequestContext = {
  /** The API as any visitor holds it. */
  api: ShopApi
  /** The API as the holder of a token holds it. */
  openApi: (token: string, lang?: string) => ShopApi
  /** The API as the holder of a cart holds it, by its key, by a token, or by neither. */
  openCart: (holder: { token?: string | undefined; cartKey?: string | undefined }) => ShopApi
  /** The API as a visitor holds it who reads another language of the site. */
  apiIn: (lang: string) => ShopApi
  site: { id: string; origin: string }
  requestId: string
  /** Writes an unexpected error down, with the request's id. */
  report: (error: unknown) => void
  /** By what cookies are signed, the newest first. */
  cookieSecrets: readonly string[]
}

/** Filled by the server for each request; reading it elsewhere throws. */
export const requestContext = createContext<RequestContext>()

/** What a loader or an action is called with, as far as services need it. */
export type RouteRequest = { request: Request; context: Readonly<RouterContextProvider> }

/** The same with the address that was asked for, free of what the router adds to it. */
export type RouteArgs = RouteRequest & { url: URL }

import { useActionData, useLoaderData } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { FormState } from '#app/ui/platform/forms/form-state.ts'
import { TokenPage, type TokenPageProps } from './token-page.tsx'

/** What the loader of a page with one button says: what it asks, and where its form goes. */
type MailedLink = Omit<TokenPageProps, 'state' | 'children'>

export const handle = screen

export const links = linkSheets('own')

export const headers = personalPage

/** The page of a mailed link with one button. Several routes share it: what is exported by another module gets no props from the router. */
export default function MailedLinkPage() {
  return <TokenPage {...useLoaderData<MailedLink>()} state={useActionData<FormState>()} />
}

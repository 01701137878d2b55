import { data } from 'react-router'
import { personalPage, sharedAt, sharedPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getCommentsPage, sendComment } from '#app/services/content/comments.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { findMember, goAndTell } from '#app/services/platform/session/session.server.ts'
import { CommentsScreen } from '#app/ui/content/comments/comments-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/comments'

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** All read the same page; who is to wait is told how long. */
export const headers: Route.HeadersFunction = (args) =>
  args.actionHeaders.has('Retry-After') ? personalPage(args) : sharedPage(args)

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { path, ...page } = await getCommentsPage(context.get(requestContext), url, params)
  return data(page, { headers: sharedAt(path) })
}

/** Receives a comment from below its article, and from the page of all of them. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  const form = await readForm(request)
  const { api } = (await findMember(request, context)) ?? ctx
  const sent = await sendComment(ctx, api, params, form)
  if (sent.ok) return goAndTell(request, sent.value.path, 'comment_given')

  return refuseForm(form, sent.error)
}

export default function Comments({ loaderData, actionData }: Route.ComponentProps) {
  return <CommentsScreen view={loaderData.view} state={actionData} />
}

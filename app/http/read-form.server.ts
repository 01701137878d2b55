import {
  type FileUploadHandler,
  MaxPartsExceededError,
  type ParseFormDataOptions,
  parseFormData,
} from '@remix-run/form-data-parser'
import { data } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'

/** More than any form of the site asks for. */
const mostFields = 1000
/** How long a body may be, its route has said before. */
const mostBytes = Number.MAX_SAFE_INTEGER

/** The fields of a posted form; a body that is none, or of more fields than any form has, is refused, not a failure of ours. */
export async function readForm(request: Request, most = mostFields): Promise<FormData> {
  try {
    return await parseForm(request, { maxParts: most, maxFiles: most, maxFileSize: mostBytes, maxTotalSize: mostBytes })
  } catch (error) {
    const code = error instanceof MaxPartsExceededError ? 'too_large' : 'unreadable'
    throw data({ message: sayRefusal({ code }).message }, { status: statusOf[code] })
  }
}

/** Reads a form, whose fields are counted as they come: a body of a megabyte holds half a million of them. */
export async function parseForm(request: Request, limits: ParseFormDataOptions, keep?: FileUploadHandler): Promise<FormData> {
  // Of a type that is not written as browsers write it, nothing would be counted.
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type)) throw new Error('the body is no form')
  return parseFormData(request, limits, keep)
}

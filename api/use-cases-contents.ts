import { changeAlbum } from './albums/change-album.ts'
import { createAlbum } from './albums/create-album.ts'
import { getAdminAlbum } from './albums/get-admin-album.ts'
import { getAlbum } from './albums/get-album.ts'
import { listAdminAlbums } from './albums/list-admin-albums.ts'
import { listAlbums } from './albums/list-albums.ts'
import { removeAlbum } from './albums/remove-album.ts'
import { changeAward } from './awards/change-award.ts'
import { createAward } from './awards/create-award.ts'
import { getAdminAward } from './awards/get-admin-award.ts'
import { listAdminAwards } from './awards/list-admin-awards.ts'
import { listAwards } from './awards/list-awards.ts'
import { removeAward } from './awards/remove-award.ts'
import { changeBlog } from './blog/change-blog.ts'
import { changeBlogFolder } from './blog/change-blog-folder.ts'
import { createBlog } from './blog/create-blog.ts'
import { createBlogFolder } from './blog/create-blog-folder.ts'
import { getAdminBlog } from './blog/get-admin-blog.ts'
import { getAdminBlogFolder } from './blog/get-admin-blog-folder.ts'
import { getBlog } from './blog/get-blog.ts'
import { getBlogTrail } from './blog/get-blog-trail.ts'
import { getFolderTrail } from './blog/get-folder-trail.ts'
import { listAdminBlogFolders } from './blog/list-admin-blog-folders.ts'
import { listAdminBlogs } from './blog/list-admin-blogs.ts'
import { listBlogFolders } from './blog/list-blog-folders.ts'
import { listFolderBlogs } from './blog/list-folder-blogs.ts'
import { removeBlog } from './blog/remove-blog.ts'
import { removeBlogFolder } from './blog/remove-blog-folder.ts'
import { cancelRegistration } from './elements/cancel-registration.ts'
import { changeCollection } from './elements/change-collection.ts'
import { changeElement } from './elements/change-element.ts'
import { confirmPlaces } from './elements/confirm-places.ts'
import { createCollection } from './elements/create-collection.ts'
import { createElement } from './elements/create-element.ts'
import { getAdminCollection } from './elements/get-admin-collection.ts'
import { getAdminElement } from './elements/get-admin-element.ts'
import { getElement } from './elements/get-element.ts'
import { getRegistration } from './elements/get-registration.ts'
import { listAdminCollections } from './elements/list-admin-collections.ts'
import { listAdminElements } from './elements/list-admin-elements.ts'
import { listCollections } from './elements/list-collections.ts'
import { listElements } from './elements/list-elements.ts'
import { listRegistrations } from './elements/list-registrations.ts'
import { registerForElement } from './elements/register-for-element.ts'
import { removeCollection } from './elements/remove-collection.ts'
import { removeElement } from './elements/remove-element.ts'
import { removeRegistration } from './elements/remove-registration.ts'
import { changeNews } from './news/change-news.ts'
import { createNews } from './news/create-news.ts'
import { getAdminNews } from './news/get-admin-news.ts'
import { getNews } from './news/get-news.ts'
import { listAdminNews } from './news/list-admin-news.ts'
import { listNews } from './news/list-news.ts'
import { removeNews } from './news/remove-news.ts'
import { listGoogleReviews } from './reviews/list-google-reviews.ts'
import { searchSite } from './search/search-site.ts'
import { changeService } from './services/change-service.ts'
import { createService } from './services/create-service.ts'
import { getAdminService } from './services/get-admin-service.ts'
import { getService } from './services/get-service.ts'
import { listAdminServices } from './services/list-admin-services.ts'
import { listServices } from './services/list-services.ts'
import { removeService } from './services/remove-service.ts'
import type { UseCases } from './visit.ts'

/** What the house writes, shows and offers. */
export const contentUseCases = {
  changeAlbum,
  createAlbum,
  getAdminAlbum,
  getAlbum,
  listAdminAlbums,
  listAlbums,
  removeAlbum,
  changeAward,
  createAward,
  getAdminAward,
  listAdminAwards,
  listAwards,
  removeAward,
  changeBlogFolder,
  changeBlog,
  createBlogFolder,
  createBlog,
  getAdminBlogFolder,
  getAdminBlog,
  getBlogTrail,
  getBlog,
  getFolderTrail,
  listAdminBlogFolders,
  listAdminBlogs,
  listBlogFolders,
  listFolderBlogs,
  removeBlogFolder,
  removeBlog,
  cancelRegistration,
  confirmPlaces,
  changeCollection,
  changeElement,
  createCollection,
  createElement,
  getAdminCollection,
  getAdminElement,
  getElement,
  getRegistration,
  listAdminCollections,
  listAdminElements,
  listCollections,
  listElements,
  listRegistrations,
  registerForElement,
  removeCollection,
  removeElement,
  removeRegistration,
  changeNews,
  createNews,
  getAdminNews,
  getNews,
  listAdminNews,
  listNews,
  removeNews,
  listGoogleReviews,
  searchSite,
  changeService,
  createService,
  getAdminService,
  getService,
  listAdminServices,
  listServices,
  removeService,
} satisfies Partial<UseCases>

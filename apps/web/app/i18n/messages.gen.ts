// Written by scripts/check-messages.ts from the English messages; do not edit.
export type MessageArguments = {
  'errors.kicker': { status: string }
  'errors.notFound': Record<never, never>
  'errors.error': Record<never, never>
  'errors.backHome': Record<never, never>
  'errors.invalid_input': Record<never, never>
  'errors.wrong_credentials': Record<never, never>
  'errors.login_required': Record<never, never>
  'errors.not_found': Record<never, never>
  'errors.email_taken': Record<never, never>
  'errors.gone': Record<never, never>
  'errors.unexpected': Record<never, never>
  'errors.unavailable': Record<never, never>
  'home.title': Record<never, never>
  'home.headTitle': Record<never, never>
  'home.lead': { tools: number; categories: number }
  'home.leadOver': { tools: number; categories: number }
  'home.seeRanking': Record<never, never>
  'home.groups': Record<never, never>
  'home.toolsColumn': Record<never, never>
  'home.categories': Record<never, never>
  'home.categoriesHint': Record<never, never>
  'ranking.titleAll': Record<never, never>
  'ranking.titleCategory': { category: string }
  'ranking.headTitleAll': { month: string }
  'ranking.headTitleCategory': { category: string; month: string }
  'ranking.headDescriptionAll': { month: string }
  'ranking.headDescriptionCategory': { category: string; month: string }
  'ranking.leadVisits': { n: number }
  'ranking.leadBands': { n: number }
  'ranking.leadNone': { n: number }
  'ranking.category': Record<never, never>
  'ranking.allCategories': Record<never, never>
  'ranking.month': Record<never, never>
  'ranking.kindMeasured': Record<never, never>
  'ranking.kindEstimated': Record<never, never>
  'ranking.kindSample': Record<never, never>
  'ranking.kindBands': Record<never, never>
  'ranking.howHeading': Record<never, never>
  'ranking.howText': Record<never, never>
  'ranking.howTextBands': Record<never, never>
  'ranking.rank': Record<never, never>
  'ranking.change': Record<never, never>
  'ranking.tool': Record<never, never>
  'ranking.visits': Record<never, never>
  'ranking.bestPlace': Record<never, never>
  'ranking.topBand': { band: string }
  'ranking.inCountries': { n: number }
  'ranking.growth': Record<never, never>
  'ranking.growthRate': Record<never, never>
  'ranking.twelveMonths': Record<never, never>
  'ranking.topCountries': Record<never, never>
  'ranking.noData': Record<never, never>
  'ranking.unchanged': Record<never, never>
  'ranking.placesUp': { n: number }
  'ranking.placesDown': { n: number }
  'ranking.newEntry': Record<never, never>
  'ranking.up': Record<never, never>
  'ranking.down': Record<never, never>
  'ranking.wholeSite': Record<never, never>
  'ranking.emptyTitle': Record<never, never>
  'ranking.emptyText': Record<never, never>
  'ranking.emptyAction': Record<never, never>
  'site.skipToContent': Record<never, never>
  'site.tagline': Record<never, never>
  'site.mainNavigation': Record<never, never>
  'site.rankings': Record<never, never>
  'site.home': Record<never, never>
  'site.menu': Record<never, never>
  'site.closeMenu': Record<never, never>
  'site.switchTheme': Record<never, never>
  'site.language': Record<never, never>
  'site.languages': Record<never, never>
  'site.explore': Record<never, never>
  'site.catalogueUpdated': { day: string }
  'site.figuresOf': { month: string }
  'site.figuresOfSample': { month: string }
  'site.sampleStrip': Record<never, never>
  'site.pages': Record<never, never>
  'site.page': { n: string }
  'site.previousPage': Record<never, never>
  'site.nextPage': Record<never, never>
}
export type MessageId = keyof MessageArguments

// Written by scripts/check-messages.ts from the English messages; do not edit.
export type MessageArguments = {
  'about.title': Record<never, never>
  'about.headDescription': Record<never, never>
  'about.lead': Record<never, never>
  'about.contents': Record<never, never>
  'about.project': Record<never, never>
  'about.projectPurpose': Record<never, never>
  'about.projectIndependence': Record<never, never>
  'about.projectOpen': Record<never, never>
  'about.numbers': Record<never, never>
  'about.numbersLead': Record<never, never>
  'about.kinds': Record<never, never>
  'about.kind': Record<never, never>
  'about.what': Record<never, never>
  'about.trust': Record<never, never>
  'about.measuredWhat': Record<never, never>
  'about.measuredTrust': Record<never, never>
  'about.estimatedWhat': Record<never, never>
  'about.estimatedTrust': Record<never, never>
  'about.sampleWhat': Record<never, never>
  'about.sampleTrust': Record<never, never>
  'about.bandsWhat': Record<never, never>
  'about.bandsTrust': Record<never, never>
  'about.kindsText': Record<never, never>
  'about.noData': Record<never, never>
  'about.noDataText': Record<never, never>
  'about.wholeSiteText': { mark: string }
  'about.growth': Record<never, never>
  'about.growthText': Record<never, never>
  'about.growthLimits': Record<never, never>
  'about.rankings': Record<never, never>
  'about.ranking': Record<never, never>
  'about.orderedBy': Record<never, never>
  'about.rankCategory': Record<never, never>
  'about.rankCategoryBy': Record<never, never>
  'about.rankRegion': Record<never, never>
  'about.rankRegionBy': Record<never, never>
  'about.rankSource': Record<never, never>
  'about.rankSourceBy': Record<never, never>
  'about.rankTrending': Record<never, never>
  'about.rankTrendingBy': Record<never, never>
  'about.rankCategories': Record<never, never>
  'about.rankCategoriesBy': Record<never, never>
  'about.rankingsText': Record<never, never>
  'about.when': Record<never, never>
  'about.whenText': Record<never, never>
  'about.lists': Record<never, never>
  'about.listsText': Record<never, never>
  'about.fullLists': Record<never, never>
  'about.fullListsText': Record<never, never>
  'about.firstText': Record<never, never>
  'about.moves': Record<never, never>
  'about.movesText': Record<never, never>
  'about.reach': Record<never, never>
  'about.reachText': Record<never, never>
  'about.reachLimits': Record<never, never>
  'about.listOfSites': { n: string }
  'about.listColumn': Record<never, never>
  'about.placeColumn': Record<never, never>
  'about.worthColumn': Record<never, never>
  'about.reachSum': { sum: string }
  'about.rankCategoryByReach': Record<never, never>
  'about.rankRegionByReach': Record<never, never>
  'about.rankTrendingByReach': Record<never, never>
  'about.rankCategoriesReach': Record<never, never>
  'about.rankCategoriesByReach': Record<never, never>
  'about.notKnown': Record<never, never>
  'about.notKnownText': Record<never, never>
  'about.notListedText': { mark: string }
  'about.sources': Record<never, never>
  'about.sourcesLead': Record<never, never>
  'about.source': Record<never, never>
  'about.gives': Record<never, never>
  'about.licence': Record<never, never>
  'about.owners': Record<never, never>
  'about.ownersGive': Record<never, never>
  'about.ownersLicence': Record<never, never>
  'about.cruxGives': Record<never, never>
  'about.ourselves': Record<never, never>
  'about.sampleGiven': Record<never, never>
  'about.marksGiven': Record<never, never>
  'about.toolSites': Record<never, never>
  'about.iconsGiven': Record<never, never>
  'about.iconsLicence': Record<never, never>
  'about.flags': Record<never, never>
  'about.typeface': Record<never, never>
  'about.program': Record<never, never>
  'about.pictures': Record<never, never>
  'about.contribute': Record<never, never>
  'about.missing': Record<never, never>
  'about.missingText': Record<never, never>
  'about.build': Record<never, never>
  'about.buildText': Record<never, never>
  'about.openApi': Record<never, never>
  'about.facts': Record<never, never>
  'about.factsText': Record<never, never>
  'about.factsHelp': Record<never, never>
  'about.fact': Record<never, never>
  'about.factKnown': Record<never, never>
  'about.factChecked': Record<never, never>
  'about.factOldest': { day: string }
  'account.email': Record<never, never>
  'account.password': Record<never, never>
  'account.passwordHint': Record<never, never>
  'account.remember': Record<never, never>
  'account.logIn': Record<never, never>
  'account.create': Record<never, never>
  'account.logInDescription': Record<never, never>
  'account.logInLead': Record<never, never>
  'account.createDescription': Record<never, never>
  'account.createLead': Record<never, never>
  'account.noAccount': Record<never, never>
  'account.haveAccount': Record<never, never>
  'account.favoritesTitle': Record<never, never>
  'account.favoritesText': Record<never, never>
  'account.littleTitle': Record<never, never>
  'account.littleText': Record<never, never>
  'account.optionalTitle': Record<never, never>
  'account.optionalText': Record<never, never>
  'account.title': Record<never, never>
  'account.titleDescription': Record<never, never>
  'account.address': Record<never, never>
  'account.made': Record<never, never>
  'account.favorites': Record<never, never>
  'account.favoriteCount': { n: number }
  'account.download': Record<never, never>
  'account.confirmedOn': { day: string }
  'account.notConfirmed': Record<never, never>
  'account.cannotConfirm': Record<never, never>
  'account.confirmationSent': Record<never, never>
  'account.sendConfirmation': Record<never, never>
  'account.changePassword': Record<never, never>
  'account.currentPassword': Record<never, never>
  'account.newPassword': Record<never, never>
  'account.changed': Record<never, never>
  'account.changedEnded': { n: number }
  'account.shareGoesOn': { day: string }
  'account.shareSee': Record<never, never>
  'account.sessions': Record<never, never>
  'account.sessionEnded': Record<never, never>
  'account.othersEnded': Record<never, never>
  'account.endOthers': Record<never, never>
  'account.end': Record<never, never>
  'account.endNamed': { name: string }
  'account.unknownBrowser': Record<never, never>
  'account.browserOn': { browser: string; system: string }
  'account.thisSession': Record<never, never>
  'account.lastUsed': { day: string }
  'account.since': { day: string }
  'account.delete': Record<never, never>
  'account.deleteText': Record<never, never>
  'account.deleteOpen': Record<never, never>
  'account.deleteHint': Record<never, never>
  'account.deleteForGood': Record<never, never>
  'account.deleted': Record<never, never>
  'account.forgot': Record<never, never>
  'account.resetTitle': Record<never, never>
  'account.resetDescription': Record<never, never>
  'account.resetLead': Record<never, never>
  'account.resetNewLead': Record<never, never>
  'account.resetSent': Record<never, never>
  'account.resetOff': Record<never, never>
  'account.resetSend': Record<never, never>
  'account.resetSave': Record<never, never>
  'account.resetAgain': Record<never, never>
  'account.backToLogIn': Record<never, never>
  'account.confirmTitle': Record<never, never>
  'account.confirmLead': Record<never, never>
  'account.confirmed': Record<never, never>
  'account.confirmOpen': Record<never, never>
  'account.confirm': Record<never, never>
  'account.toAccount': Record<never, never>
  'band.first': { band: string }
  'band.beyond': Record<never, never>
  'band.firstIn': { band: string; n: number }
  'band.listedIn': { n: string }
  'band.notListed': Record<never, never>
  'band.listNotHeld': Record<never, never>
  'band.smallLists': { n: number }
  'band.legend': Record<never, never>
  'band.since': { month: string }
  'band.movesSince': { month: string }
  'band.places': Record<never, never>
  'band.fullLists': { full: string; held: string }
  'band.notHeld': { n: number }
  'band.partAsia': Record<never, never>
  'band.partEurope': Record<never, never>
  'band.partAmericas': Record<never, never>
  'band.partAfrica': Record<never, never>
  'byCategory.titleAll': Record<never, never>
  'byCategory.titleAllReach': Record<never, never>
  'byCategory.titleCategory': { category: string }
  'byCategory.titleCategoryReach': { category: string }
  'byCategory.headDescriptionAll': { month: string }
  'byCategory.headDescriptionAllReach': { month: string }
  'byCategory.headDescriptionCategory': { category: string; month: string }
  'byCategory.headDescriptionCategoryReach': { category: string; month: string }
  'card.free': Record<never, never>
  'card.freemium': Record<never, never>
  'card.freeTrial': Record<never, never>
  'card.paid': Record<never, never>
  'card.openSource': Record<never, never>
  'card.contact': Record<never, never>
  'card.unknown': Record<never, never>
  'card.new': Record<never, never>
  'card.inLanguage': { language: string }
  'card.noText': { category: string; price: string }
  'card.save': { name: string }
  'card.closed': Record<never, never>
  'card.saveShort': Record<never, never>
  'card.addedOn': { day: string }
  'card.addedUnknown': Record<never, never>
  'card.aiRole': Record<never, never>
  'card.aiCore': Record<never, never>
  'card.aiFeature': Record<never, never>
  'card.onWeb': Record<never, never>
  'card.onExtension': Record<never, never>
  'card.onApi': Record<never, never>
  'card.onCli': Record<never, never>
  'card.onSelfHosted': Record<never, never>
  'card.view': Record<never, never>
  'card.viewCards': Record<never, never>
  'card.viewList': Record<never, never>
  'card.columnTool': Record<never, never>
  'card.columnPrice': Record<never, never>
  'card.columnPlatforms': Record<never, never>
  'card.columnVisits': Record<never, never>
  'card.columnReach': Record<never, never>
  'card.columnGrowth': Record<never, never>
  'card.columnMoves': Record<never, never>
  'card.visits': { visits: string }
  'case.title': { name: string }
  'case.correctionOf': { name: string }
  'case.claimOf': { name: string }
  'case.headDescription': Record<never, never>
  'case.own': Record<never, never>
  'case.none': Record<never, never>
  'case.sentOn': { day: string }
  'case.received': Record<never, never>
  'case.inReview': Record<never, never>
  'case.accepted': Record<never, never>
  'case.corrected': Record<never, never>
  'case.verified': Record<never, never>
  'case.declined': Record<never, never>
  'case.unchanged': Record<never, never>
  'case.notVerified': Record<never, never>
  'case.decision': Record<never, never>
  'case.leadReceived': Record<never, never>
  'case.leadInReview': Record<never, never>
  'case.leadProven': Record<never, never>
  'case.leadClaimInReview': Record<never, never>
  'case.leadAccepted': Record<never, never>
  'case.leadCorrected': Record<never, never>
  'case.leadVerified': Record<never, never>
  'case.leadDeclined': Record<never, never>
  'case.leadUnchanged': Record<never, never>
  'case.leadNotVerified': Record<never, never>
  'case.reasonListed': Record<never, never>
  'case.reasonNotAi': Record<never, never>
  'case.reasonUnreachable': Record<never, never>
  'case.reasonNotOpen': Record<never, never>
  'case.reasonUnclear': Record<never, never>
  'case.reasonPromotion': Record<never, never>
  'case.reasonHarmful': Record<never, never>
  'case.reasonUnconfirmed': Record<never, never>
  'case.reasonRightAlready': Record<never, never>
  'case.reasonOther': Record<never, never>
  'case.again': Record<never, never>
  'case.sendAgain': Record<never, never>
  'case.seeTool': { name: string }
  'case.toMaker': Record<never, never>
  'case.reference': Record<never, never>
  'case.address': Record<never, never>
  'case.lookUpTitle': Record<never, never>
  'case.lookUpLead': Record<never, never>
  'case.lookUpField': Record<never, never>
  'case.lookUpHint': Record<never, never>
  'case.lookUp': Record<never, never>
  'case.keep': Record<never, never>
  'category.title': Record<never, never>
  'category.headTitleAll': Record<never, never>
  'category.headDescription': Record<never, never>
  'category.lead': { tools: number; categories: number; groups: number }
  'category.filter': Record<never, never>
  'category.left': { n: number }
  'category.noneNamed': { text: string }
  'category.searchTools': { text: string }
  'category.groups': Record<never, never>
  'category.path': Record<never, never>
  'category.ranking': { category: string }
  'category.rankingReach': { category: string }
  'category.headTitle': { category: string }
  'category.moreIn': { group: string }
  'category.tasks': Record<never, never>
  'collect.title': Record<never, never>
  'collect.saved': { n: number }
  'collect.emptyTitle': Record<never, never>
  'collect.emptyLead': Record<never, never>
  'collect.howHeart': Record<never, never>
  'collect.howKept': Record<never, never>
  'collect.find': Record<never, never>
  'collect.surprise': Record<never, never>
  'collect.start': Record<never, never>
  'collect.startByVisits': Record<never, never>
  'collect.startByReach': Record<never, never>
  'collect.needsScript': Record<never, never>
  'collect.failed': Record<never, never>
  'collect.retry': Record<never, never>
  'collect.gone': { n: number }
  'collect.forget': Record<never, never>
  'collect.more': Record<never, never>
  'collect.removed': { name: string }
  'collect.undo': Record<never, never>
  'collect.notSaved': { name: string }
  'collect.sendFailed': Record<never, never>
  'collect.savedInAccount': { n: number }
  'collect.howHeartAccount': Record<never, never>
  'collect.howKeptAccount': Record<never, never>
  'collect.sortBy': Record<never, never>
  'collect.sortSaved': Record<never, never>
  'collect.sortName': Record<never, never>
  'collect.sortVisits': Record<never, never>
  'collect.sortAdded': Record<never, never>
  'collect.category': Record<never, never>
  'collect.allCategories': Record<never, never>
  'collect.noneInCategory': Record<never, never>
  'collect.showAll': Record<never, never>
  'collect.everywhere': Record<never, never>
  'collect.everywhereText': Record<never, never>
  'collect.logInEverywhere': Record<never, never>
  'collect.share': Record<never, never>
  'collect.shareText': Record<never, never>
  'collect.shareOn': Record<never, never>
  'collect.shareHidden': Record<never, never>
  'collect.shareMake': Record<never, never>
  'collect.shareEnd': Record<never, never>
  'collect.shareAddress': Record<never, never>
  'collect.copy': Record<never, never>
  'collect.copied': Record<never, never>
  'collect.download': Record<never, never>
  'collect.downloadText': Record<never, never>
  'collect.downloadTextReach': Record<never, never>
  'collect.asJson': Record<never, never>
  'collect.sharedCount': { n: number }
  'collect.lists': Record<never, never>
  'collect.listsText': Record<never, never>
  'collect.listTitle': Record<never, never>
  'collect.listCreate': Record<never, never>
  'collect.listShared': Record<never, never>
  'collect.listWithdrawn': Record<never, never>
  'collect.makeList': Record<never, never>
  'collect.emptyHere': Record<never, never>
  'collect.toLists': { n: number }
  'compare.inShort': Record<never, never>
  'compare.what': Record<never, never>
  'compare.madeFor': Record<never, never>
  'compare.price': Record<never, never>
  'compare.model': Record<never, never>
  'compare.from': Record<never, never>
  'compare.features': Record<never, never>
  'compare.more': Record<never, never>
  'compare.figures': Record<never, never>
  'compare.visits': Record<never, never>
  'compare.growth': Record<never, never>
  'compare.lists': Record<never, never>
  'compare.yes': Record<never, never>
  'compare.no': Record<never, never>
  'compare.notKnown': Record<never, never>
  'compare.noneKnown': Record<never, never>
  'compare.table': Record<never, never>
  'compare.headTitle': { names: string }
  'compare.headDescription': { names: string }
  'compare.lead': { n: string; all: string }
  'compare.onlyDifferences': Record<never, never>
  'compare.path': Record<never, never>
  'compare.country': Record<never, never>
  'compare.doYouKnow': Record<never, never>
  'compare.add': Record<never, never>
  'compare.addIt': Record<never, never>
  'compare.names': Record<never, never>
  'compare.startTitle': Record<never, never>
  'compare.startWith': { name: string }
  'compare.startLead': Record<never, never>
  'compare.missing': { names: string }
  'compare.pairs': Record<never, never>
  'compare.toStart': Record<never, never>
  'compare.ratherThan': { name: string; reason: string }
  'compare.takeIf': Record<never, never>
  'compare.freePart': Record<never, never>
  'compare.alive': Record<never, never>
  'correction.title': { name: string }
  'correction.lead': Record<never, never>
  'correction.askedTitle': { name: string }
  'correction.askedLead': Record<never, never>
  'correction.problem': Record<never, never>
  'correction.linkBroken': Record<never, never>
  'correction.wrongFact': Record<never, never>
  'correction.wrongCategory': Record<never, never>
  'correction.closed': Record<never, never>
  'correction.hijacked': Record<never, never>
  'correction.scam': Record<never, never>
  'correction.other': Record<never, never>
  'correction.field': Record<never, never>
  'correction.fieldAny': Record<never, never>
  'correction.fieldName': Record<never, never>
  'correction.fieldUrl': Record<never, never>
  'correction.fieldDescription': Record<never, never>
  'correction.fieldPricing': Record<never, never>
  'correction.fieldCategories': Record<never, never>
  'correction.fieldFeatures': Record<never, never>
  'correction.fieldUseCases': Record<never, never>
  'correction.fieldSuits': Record<never, never>
  'correction.fieldFigures': Record<never, never>
  'correction.text': Record<never, never>
  'correction.textHint': Record<never, never>
  'correction.source': Record<never, never>
  'correction.sourceHint': Record<never, never>
  'correction.send': Record<never, never>
  'correction.sendHint': Record<never, never>
  'correction.sentTitle': Record<never, never>
  'correction.sentText': { name: string }
  'correction.back': { name: string }
  'entry.notComparable': Record<never, never>
  'entry.visitDuration': Record<never, never>
  'entry.duration': { minutes: string; seconds: string }
  'entry.pagesPerVisit': Record<never, never>
  'entry.bounceRate': Record<never, never>
  'entry.added': Record<never, never>
  'entry.addedUnknown': Record<never, never>
  'entry.wholeSiteNote': { site: string }
  'entry.wholeSiteInLists': { site: string }
  'entry.siteNote': { site: string }
  'entry.siteInLists': { site: string }
  'entry.siteOwner': { site: string; owner: string }
  'entry.licence': { licence: string }
  'entry.twelveMonths': Record<never, never>
  'entry.chartSummary': { first: string; firstMonth: string; last: string; lastMonth: string; change: string; low: string; high: string }
  'entry.showTable': Record<never, never>
  'entry.month': Record<never, never>
  'entry.visits': Record<never, never>
  'entry.sources': Record<never, never>
  'entry.direct': Record<never, never>
  'entry.search': Record<never, never>
  'entry.referrals': Record<never, never>
  'entry.social': Record<never, never>
  'entry.mail': Record<never, never>
  'entry.display': Record<never, never>
  'entry.noSources': Record<never, never>
  'entry.countries': Record<never, never>
  'entry.country': Record<never, never>
  'entry.shareOfVisits': Record<never, never>
  'entry.moreCountries': { n: number }
  'entry.otherCountries': Record<never, never>
  'entry.noCountries': Record<never, never>
  'entry.noFiguresYet': { site: string }
  'entry.noFiguresShared': { name: string; site: string }
  'entry.sharedPlace': { name: string; site: string }
  'entry.unlistedText': { month: string; site: string }
  'entry.notSearched': Record<never, never>
  'entry.countInMonth': { n: string; month: string }
  'entry.partOf': { n: string; total: string }
  'entry.partListed': { n: string; total: string }
  'entry.visitsUnknown': Record<never, never>
  'entry.listsByPlace': Record<never, never>
  'entry.findingUp': { band: string; n: number; before: string }
  'entry.findingDown': { band: string; n: number; before: string }
  'entry.findingNone': { n: string }
  'entry.historyStarts': { month: string }
  'entry.countryByCountry': { month: string }
  'entry.wentUp': { month: string }
  'entry.wentDown': { month: string }
  'entry.placeAmong': { band: string }
  'entry.placeInMonth': { month: string; place: string }
  'entry.whereMoved': Record<never, never>
  'entry.nothingMoved': { month: string; n: string }
  'entry.listLength': Record<never, never>
  'entry.listedIn': Record<never, never>
  'entry.priceChecked': { day: string }
  'entry.categories': Record<never, never>
  'entry.features': Record<never, never>
  'entry.useCases': Record<never, never>
  'entry.ranks': Record<never, never>
  'entry.allCategories': Record<never, never>
  'entry.standing': { rank: string; total: string }
  'entry.allCountries': Record<never, never>
  'entry.allMoves': { n: number }
  'entry.correction': Record<never, never>
  'entry.makerQuestion': Record<never, never>
  'entry.makerVerified': Record<never, never>
  'entry.statedVisits': Record<never, never>
  'entry.statedNote': { name: string }
  'entry.lacks': Record<never, never>
  'entry.featuresUnknown': Record<never, never>
  'entry.keyReach': { n: string }
  'entry.keyVisits': { month: string }
  'entry.upIn': { n: number }
  'entry.downIn': { n: number }
  'entry.reachNow': { share: string }
  'entry.lineRange': { low: string; high: string }
  'entry.keyKnown': Record<never, never>
  'entry.factsKnown': { n: string; total: string }
  'entry.fillIn': Record<never, never>
  'entry.askCost': Record<never, never>
  'entry.askSince': Record<never, never>
  'entry.askRuns': Record<never, never>
  'entry.askElse': Record<never, never>
  'entry.askWhom': Record<never, never>
  'entry.bestFor': Record<never, never>
  'entry.notFor': Record<never, never>
  'entry.rather': { name: string }
  'entry.judged': { day: string }
  'entry.disagree': Record<never, never>
  'entry.sinceYear': { year: string }
  'entry.listedSince': { day: string }
  'entry.priceNotKnown': Record<never, never>
  'entry.lookAt': { site: string }
  'entry.interfaceIn': { languages: string }
  'entry.climbed': { name: string; n: number }
  'entry.fell': { name: string; n: number }
  'entry.climbsFirst': Record<never, never>
  'entry.whereClimbed': Record<never, never>
  'entry.visitsDoubled': { month: string }
  'entry.visitsUp': { share: string; month: string }
  'entry.visitsDown': { share: string; month: string }
  'entry.visitsSteady': { month: string }
  'entry.barsScaled': Record<never, never>
  'entry.keptSince': { month: string }
  'entry.place': Record<never, never>
  'entry.tasks': Record<never, never>
  'entry.answered': { day: string }
  'entry.silent': { day: string }
  'errors.kicker': { status: string }
  'errors.notFound': Record<never, never>
  'errors.error': Record<never, never>
  'errors.unknownMiddleware': Record<never, never>
  'errors.backHome': Record<never, never>
  'errors.showingFailed': Record<never, never>
  'errors.goHome': Record<never, never>
  'errors.invalid_input': Record<never, never>
  'errors.wrong_credentials': Record<never, never>
  'errors.login_required': Record<never, never>
  'errors.not_found': Record<never, never>
  'errors.wrong_method': Record<never, never>
  'errors.email_taken': Record<never, never>
  'errors.conflict': Record<never, never>
  'errors.gone': Record<never, never>
  'errors.link_ended': Record<never, never>
  'errors.list_withdrawn': Record<never, never>
  'errors.listWithdrawn': Record<never, never>
  'errors.rate_limited': Record<never, never>
  'errors.unexpected': Record<never, never>
  'errors.read_only': Record<never, never>
  'errors.sign_ups_off': Record<never, never>
  'errors.submissions_off': Record<never, never>
  'errors.search_off': Record<never, never>
  'errors.mail_off': Record<never, never>
  'errors.unavailable': Record<never, never>
  'errors.tooMany': Record<never, never>
  'errors.crowded': Record<never, never>
  'errors.rateLimitedUntil': { wait: string }
  'facts.known': Record<never, never>
  'facts.platforms': Record<never, never>
  'facts.free': Record<never, never>
  'facts.freeUnlimited': Record<never, never>
  'facts.freePerDay': Record<never, never>
  'facts.freePerMonth': Record<never, never>
  'facts.freeOnce': Record<never, never>
  'facts.freeDays': Record<never, never>
  'facts.freeFewer': Record<never, never>
  'facts.freeLowQuality': Record<never, never>
  'facts.signUpYes': Record<never, never>
  'facts.signUpNo': Record<never, never>
  'facts.cardYes': Record<never, never>
  'facts.cardNo': Record<never, never>
  'facts.watermarkYes': Record<never, never>
  'facts.watermarkNo': Record<never, never>
  'facts.interface': Record<never, never>
  'facts.madeBy': Record<never, never>
  'facts.ownedBy': { owner: string }
  'facts.launched': Record<never, never>
  'facts.notOffered': Record<never, never>
  'facts.commercial': Record<never, never>
  'facts.commercialYes': Record<never, never>
  'facts.commercialPaid': Record<never, never>
  'facts.commercialNo': Record<never, never>
  'facts.contentLanguages': Record<never, never>
  'facts.unsuited': Record<never, never>
  'facts.unsuitedMedical': Record<never, never>
  'facts.unsuitedLegal': Record<never, never>
  'facts.unsuitedInvestment': Record<never, never>
  'facts.unsuitedMinors': Record<never, never>
  'facts.unsuitedSensitive': Record<never, never>
  'facts.unsuitedLong': Record<never, never>
  'facts.unsuitedOffline': Record<never, never>
  'facts.changes': Record<never, never>
  'facts.changeRenamed': { year: string; name: string }
  'facts.changeBought': { year: string; name: string }
  'facts.changeClosed': { year: string }
  'facts.plans': Record<never, never>
  'facts.planMonth': { plan: string; amount: string }
  'facts.planYear': { plan: string; amount: string }
  'facts.planOnce': { plan: string; amount: string }
  'facts.planMonthSeat': { plan: string; amount: string }
  'facts.planYearSeat': { plan: string; amount: string }
  'facts.planOnceSeat': { plan: string; amount: string }
  'facts.data': Record<never, never>
  'facts.trainingYes': Record<never, never>
  'facts.trainingOptOut': Record<never, never>
  'facts.trainingNo': Record<never, never>
  'facts.storedIn': { countries: string }
  'facts.links': Record<never, never>
  'facts.linkPricing': Record<never, never>
  'facts.linkDocs': Record<never, never>
  'facts.linkStatus': Record<never, never>
  'facts.linkRepository': Record<never, never>
  'facts.notKnown': Record<never, never>
  'facts.tellUs': Record<never, never>
  'facts.recalled': Record<never, never>
  'facts.checkedOn': { day: string }
  'facts.standChecked': Record<never, never>
  'facts.standRecalled': Record<never, never>
  'facts.standCopied': Record<never, never>
  'facts.standJudged': Record<never, never>
  'facts.copiedOn': { day: string }
  'filter.price': Record<never, never>
  'filter.features': Record<never, never>
  'filter.category': Record<never, never>
  'filter.entirelyFree': Record<never, never>
  'filter.platform': Record<never, never>
  'filter.language': Record<never, never>
  'filter.signUp': Record<never, never>
  'filter.signUpNo': Record<never, never>
  'filter.signUpYes': Record<never, never>
  'filter.offeredIn': Record<never, never>
  'filter.country': Record<never, never>
  'filter.notKnown': Record<never, never>
  'filter.freeToUse': Record<never, never>
  'find.title': Record<never, never>
  'find.headTitle': Record<never, never>
  'find.headTitleText': { q: string }
  'find.titleOfPage': { title: string; page: string }
  'find.headDescription': Record<never, never>
  'find.headDescriptionReach': Record<never, never>
  'find.allTools': Record<never, never>
  'find.filters': Record<never, never>
  'find.skipToResults': Record<never, never>
  'find.allFeatures': { n: number }
  'find.allCategories': { n: number }
  'find.showResults': Record<never, never>
  'find.showCount': { n: number }
  'find.showAtLeast': { n: number }
  'find.chosen': Record<never, never>
  'find.remove': { filter: string }
  'find.clearAll': Record<never, never>
  'find.text': { q: string }
  'find.count': { n: number }
  'find.countAtLeast': { n: number }
  'find.sortBy': Record<never, never>
  'find.sortFit': Record<never, never>
  'find.sortName': Record<never, never>
  'find.sortVisits': Record<never, never>
  'find.sortReach': Record<never, never>
  'find.sortAdded': Record<never, never>
  'find.sortSources': Record<never, never>
  'find.noSources': Record<never, never>
  'find.sortDirect': Record<never, never>
  'find.sortSearch': Record<never, never>
  'find.sortReferrals': Record<never, never>
  'find.sortSocial': Record<never, never>
  'find.sortMail': Record<never, never>
  'find.sortDisplay': Record<never, never>
  'find.mostFirst': Record<never, never>
  'find.fewestFirst': Record<never, never>
  'find.widestFirst': Record<never, never>
  'find.narrowestFirst': Record<never, never>
  'find.newestFirst': Record<never, never>
  'find.oldestFirst': Record<never, never>
  'find.changeOrder': { order: string }
  'find.coreFirst': Record<never, never>
  'find.anyRole': Record<never, never>
  'find.anyRoleShown': Record<never, never>
  'find.coreFirstAgain': Record<never, never>
  'find.endsEarly': Record<never, never>
  'find.nothingHere': Record<never, never>
  'find.nothingWith': { filters: string }
  'find.nothingNamed': { q: string }
  'find.nothingNamedWith': { q: string; filters: string }
  'find.didYouMean': { name: string }
  'find.showingFor': { meant: string }
  'find.understood': { q: string }
  'find.exactWords': Record<never, never>
  'find.moreUnknown': { n: number }
  'find.includeUnknown': Record<never, never>
  'find.without': { filter: string }
  'find.withoutText': { q: string }
  'find.nearCategories': Record<never, never>
  'find.suggestTool': { q: string }
  'find.notListed': { q: string }
  'find.suggestIt': Record<never, never>
  'find.nearNames': Record<never, never>
  'find.filtersChosen': { n: number }
  'find.titleFiltered': { title: string; filters: string }
  'find.allValues': { n: number }
  'find.valueOf': { filter: string; value: string }
  'find.countsHint': Record<never, never>
  'find.asTask': Record<never, never>
  'form.checkFields': { n: number }
  'form.fieldInvalid': Record<never, never>
  'form.unavailable': Record<never, never>
  'form.passwordAgain': Record<never, never>
  'form.unexpected': Record<never, never>
  'form.robot': Record<never, never>
  'form.leaveEmpty': Record<never, never>
  'form.optional': Record<never, never>
  'form.replyTo': Record<never, never>
  'form.replyToHint': Record<never, never>
  'form.reference': Record<never, never>
  'form.toCase': Record<never, never>
  'form.mailFollows': Record<never, never>
  'form.show': Record<never, never>
  'form.showPassword': Record<never, never>
  'form.emailMissing': Record<never, never>
  'form.emailInvalid': Record<never, never>
  'form.emailTooLong': Record<never, never>
  'form.passwordMissing': Record<never, never>
  'form.passwordTooShort': Record<never, never>
  'form.passwordTooLong': Record<never, never>
  'form.passwordCommon': Record<never, never>
  'form.passwordGuessable': Record<never, never>
  'form.passwordSame': Record<never, never>
  'form.passwordWrong': Record<never, never>
  'form.nameMissing': Record<never, never>
  'form.nameTooLong': Record<never, never>
  'form.urlMissing': Record<never, never>
  'form.urlInvalid': Record<never, never>
  'form.urlTooLong': Record<never, never>
  'form.urlListed': Record<never, never>
  'form.urlWaiting': Record<never, never>
  'form.categoriesMissing': Record<never, never>
  'form.categoriesTooMany': Record<never, never>
  'form.categoriesUnknown': Record<never, never>
  'form.descriptionMissing': Record<never, never>
  'form.descriptionTooShort': Record<never, never>
  'form.descriptionTooShortEastAsian': Record<never, never>
  'form.descriptionTooLong': Record<never, never>
  'form.trialTooLong': Record<never, never>
  'form.trialUnavailable': Record<never, never>
  'form.replyToUnavailable': Record<never, never>
  'form.problemMissing': Record<never, never>
  'form.correctionMissing': Record<never, never>
  'form.correctionTooLong': Record<never, never>
  'form.iconUrlInvalid': Record<never, never>
  'form.visitsMissing': Record<never, never>
  'form.visitsInvalid': Record<never, never>
  'form.visitsOtherHost': Record<never, never>
  'form.visitsOtherMonth': Record<never, never>
  'form.charactersInvalid': Record<never, never>
  'form.caseUnknown': Record<never, never>
  'form.sessionEnded': Record<never, never>
  'home.title': Record<never, never>
  'home.headTitle': Record<never, never>
  'home.lead': { tools: number; categories: number }
  'home.leadPlain': { tools: number; categories: number }
  'home.leadOver': { tools: number; categories: number }
  'home.leadReach': { tools: number; categories: number }
  'home.leadReachOver': { tools: number; categories: number }
  'home.examples': Record<never, never>
  'home.exampleBackground': Record<never, never>
  'home.exampleTranslation': Record<never, never>
  'home.exampleSlides': Record<never, never>
  'home.groups': Record<never, never>
  'home.moved': { month: string }
  'home.fullRanking': Record<never, never>
  'home.leaders': Record<never, never>
  'home.fromEachGroup': Record<never, never>
  'home.leadersByVisits': Record<never, never>
  'home.leadersByReach': { n: string }
  'home.leadersByName': Record<never, never>
  'home.newest': Record<never, never>
  'home.newestHint': Record<never, never>
  'home.allNew': Record<never, never>
  'home.random': Record<never, never>
  'home.randomHint': Record<never, never>
  'home.surprise': Record<never, never>
  'home.bannerTitle': Record<never, never>
  'home.bannerText': Record<never, never>
  'home.tasks': Record<never, never>
  'home.risingIn': { country: string }
  'kind.price': Record<never, never>
  'kind.platforms': Record<never, never>
  'kind.interface': Record<never, never>
  'kind.free': Record<never, never>
  'kind.maker': Record<never, never>
  'kind.country': Record<never, never>
  'kind.owner': Record<never, never>
  'kind.launched': Record<never, never>
  'kind.notOffered': Record<never, never>
  'kind.commercial': Record<never, never>
  'kind.contentLanguages': Record<never, never>
  'kind.unsuited': Record<never, never>
  'kind.changes': Record<never, never>
  'kind.plans': Record<never, never>
  'kind.data': Record<never, never>
  'ladder.title': { country: string; n: number; band: string }
  'ladder.titleNone': { country: string }
  'ladder.titlePlain': { country: string }
  'ladder.lead': { five: string; ten: string; listed: string; sites: string }
  'ladder.leadShort': { listed: string; sites: string; band: string }
  'ladder.newestHeld': { month: string }
  'ladder.headDescription': { country: string; first: string; month: string; listed: string }
  'ladder.howList': Record<never, never>
  'ladder.howMoves': Record<never, never>
  'ladder.places': { from: string; band: string }
  'ladder.countBefore': { n: number; before: string; month: string }
  'ladder.order': Record<never, never>
  'ladder.from': { band: string }
  'ladder.notNamed': Record<never, never>
  'ladder.stronger': Record<never, never>
  'ladder.strongerHint': Record<never, never>
  'ladder.strongerPlace': { band: string; elsewhere: string }
  'ladder.neighbours': Record<never, never>
  'ladder.neighbour': { first: string; listed: string }
  'ladder.sites': { n: number }
  'ladder.notHeldTitle': { country: string }
  'ladder.notHeldText': { part: string }
  'legal.contents': Record<never, never>
  'legal.version': { day: string }
  'legal.operator': Record<never, never>
  'legal.contactTitle': Record<never, never>
  'legal.contactHeadDescription': Record<never, never>
  'legal.contactLead': Record<never, never>
  'legal.contactEntries': Record<never, never>
  'legal.contactEntriesText': Record<never, never>
  'legal.contactMissingText': Record<never, never>
  'legal.contactTakedown': Record<never, never>
  'legal.contactTakedownText': Record<never, never>
  'legal.contactTakedownNext': Record<never, never>
  'legal.contactSecurity': Record<never, never>
  'legal.contactSecurityText': Record<never, never>
  'legal.contactSecurityRules': Record<never, never>
  'legal.contactData': Record<never, never>
  'legal.contactDataText': Record<never, never>
  'legal.contactAccess': Record<never, never>
  'legal.contactAccessText': Record<never, never>
  'legal.privacyHeadDescription': Record<never, never>
  'legal.privacyLead': Record<never, never>
  'legal.privacyBrowser': Record<never, never>
  'legal.privacyBrowserLead': Record<never, never>
  'legal.privacyPurpose': Record<never, never>
  'legal.privacyKeptName': Record<never, never>
  'legal.privacyPlace': Record<never, never>
  'legal.privacyLife': Record<never, never>
  'legal.privacyPlaceCookie': Record<never, never>
  'legal.privacyPlaceLocal': Record<never, never>
  'legal.privacyPlaceTab': Record<never, never>
  'legal.privacyKeptLanguage': Record<never, never>
  'legal.privacyKeptToken': Record<never, never>
  'legal.privacyKeptCompanion': Record<never, never>
  'legal.privacyKeptDevice': Record<never, never>
  'legal.privacyKeptTheme': Record<never, never>
  'legal.privacyKeptFavorites': Record<never, never>
  'legal.privacyKeptLists': Record<never, never>
  'legal.privacyKeptSearches': Record<never, never>
  'legal.privacyKeptSubmission': Record<never, never>
  'legal.privacyKeptGuard': Record<never, never>
  'legal.privacyKeptScroll': Record<never, never>
  'legal.privacyLifeDays': { n: number }
  'legal.privacyLifeSession': { n: number }
  'legal.privacyLifeDevice': { n: number }
  'legal.privacyLifeUntilCleared': Record<never, never>
  'legal.privacyLifeTab': Record<never, never>
  'legal.privacyKeptTransitions': Record<never, never>
  'legal.privacyServer': Record<never, never>
  'legal.privacyServerLead': Record<never, never>
  'legal.privacyServerChoice': Record<never, never>
  'legal.privacyNetwork': Record<never, never>
  'legal.privacyThing': Record<never, never>
  'legal.privacyAccount': Record<never, never>
  'legal.privacyAccountFor': Record<never, never>
  'legal.privacyAccountLife': Record<never, never>
  'legal.privacySessions': Record<never, never>
  'legal.privacySessionsFor': Record<never, never>
  'legal.privacySessionsLife': { days: number; hours: number }
  'legal.privacyDevices': Record<never, never>
  'legal.privacyDevicesFor': Record<never, never>
  'legal.privacyDevicesLife': { days: number; max: number }
  'legal.privacyFavorites': Record<never, never>
  'legal.privacyFavoritesFor': Record<never, never>
  'legal.privacyFavoritesLife': Record<never, never>
  'legal.privacyLists': Record<never, never>
  'legal.privacyListsFor': Record<never, never>
  'legal.privacyListsLife': Record<never, never>
  'legal.privacyListReports': Record<never, never>
  'legal.privacyListReportsFor': Record<never, never>
  'legal.privacyListReportsLife': { days: number }
  'legal.privacyCases': Record<never, never>
  'legal.privacyCasesFor': Record<never, never>
  'legal.privacyCasesLife': { days: number }
  'legal.privacyTrials': Record<never, never>
  'legal.privacyTrialsFor': Record<never, never>
  'legal.privacyTrialsLife': { days: number }
  'legal.privacyClaims': Record<never, never>
  'legal.privacyClaimsFor': Record<never, never>
  'legal.privacyClaimsLife': { days: number }
  'legal.privacyReplies': Record<never, never>
  'legal.privacyRepliesFor': Record<never, never>
  'legal.privacyRepliesLife': { days: number }
  'legal.privacyEditors': Record<never, never>
  'legal.privacyEditorsFor': Record<never, never>
  'legal.privacyEditorsLife': Record<never, never>
  'legal.privacyDeletions': Record<never, never>
  'legal.privacyDeletionsFor': Record<never, never>
  'legal.privacyMails': Record<never, never>
  'legal.privacyMailsFor': Record<never, never>
  'legal.privacyMailsLife': { days: number }
  'legal.privacyMailLinks': Record<never, never>
  'legal.privacyMailLinksFor': Record<never, never>
  'legal.privacyMailLinksLife': { hours: number; days: number }
  'legal.privacyMissedSearches': Record<never, never>
  'legal.privacyMissedSearchesFor': Record<never, never>
  'legal.privacyLimits': Record<never, never>
  'legal.privacyLimitsFor': Record<never, never>
  'legal.privacyLimitsLife': { hours: number }
  'legal.privacyLogs': Record<never, never>
  'legal.privacyLogsFor': Record<never, never>
  'legal.privacyBackups': Record<never, never>
  'legal.privacyBackupsFor': Record<never, never>
  'legal.privacyBackupsLife': { days: number }
  'legal.privacyUses': Record<never, never>
  'legal.privacyUsesText': Record<never, never>
  'legal.privacyUsesLife': { n: number }
  'legal.privacyOthers': Record<never, never>
  'legal.privacyOthersServices': Record<never, never>
  'legal.privacyOthersLinks': Record<never, never>
  'legal.privacyOthersShown': Record<never, never>
  'legal.privacyOthersTrial': Record<never, never>
  'legal.privacyGrounds': Record<never, never>
  'legal.privacyGroundsAsked': Record<never, never>
  'legal.groundsOfAccounts': Record<never, never>
  'legal.groundsOfSent': Record<never, never>
  'legal.privacyGroundsBrowser': Record<never, never>
  'legal.privacyGroundsInterest': Record<never, never>
  'legal.privacyRights': Record<never, never>
  'legal.privacyRightsAccount': Record<never, never>
  'legal.privacyRightsMore': Record<never, never>
  'legal.privacyRightsWrite': Record<never, never>
  'legal.privacyRightsReference': Record<never, never>
  'legal.privacyResponsible': Record<never, never>
  'legal.termsTitle': Record<never, never>
  'legal.termsHeadDescription': Record<never, never>
  'legal.termsLead': Record<never, never>
  'legal.termsOffer': Record<never, never>
  'legal.termsOfferText': Record<never, never>
  'legal.termsOfferOpen': Record<never, never>
  'legal.termsEntries': Record<never, never>
  'legal.termsEntriesText': Record<never, never>
  'legal.termsEntriesLinks': Record<never, never>
  'legal.termsEntriesMarks': Record<never, never>
  'legal.termsAccount': Record<never, never>
  'legal.termsAccountText': Record<never, never>
  'legal.termsSent': Record<never, never>
  'legal.termsSentText': Record<never, never>
  'legal.termsSentRights': Record<never, never>
  'legal.termsSentDecision': Record<never, never>
  'legal.termsUse': Record<never, never>
  'legal.termsUseText': Record<never, never>
  'legal.termsLicences': Record<never, never>
  'legal.termsLicencesText': Record<never, never>
  'legal.termsLiability': Record<never, never>
  'legal.termsLiabilityText': Record<never, never>
  'legal.accessHeadDescription': Record<never, never>
  'legal.accessLead': Record<never, never>
  'legal.accessAim': Record<never, never>
  'legal.accessAimText': Record<never, never>
  'legal.accessTested': Record<never, never>
  'legal.accessTestedLead': Record<never, never>
  'legal.accessTestedRules': Record<never, never>
  'legal.accessTestedKeyboard': Record<never, never>
  'legal.accessTestedWidth': Record<never, never>
  'legal.accessTestedScript': Record<never, never>
  'legal.accessTestedCharts': Record<never, never>
  'legal.accessTestedSettings': Record<never, never>
  'legal.accessLimits': Record<never, never>
  'legal.accessLimitReaders': Record<never, never>
  'legal.accessLimitBrowsers': Record<never, never>
  'legal.accessLimitTexts': Record<never, never>
  'legal.accessLimitApi': Record<never, never>
  'legal.accessReport': Record<never, never>
  'legal.accessReportText': Record<never, never>
  'legal.privacyKeptCompared': Record<never, never>
  'listed.topCountries': Record<never, never>
  'listed.partOf': Record<never, never>
  'listed.partOfWhy': { site: string }
  'listed.belowLists': Record<never, never>
  'listed.belowListsWhy': Record<never, never>
  'listed.closedWhy': Record<never, never>
  'listed.noFigures': Record<never, never>
  'listed.noFiguresWhy': Record<never, never>
  'listed.freeNoLimit': Record<never, never>
  'listed.freePerDay': Record<never, never>
  'listed.freePerMonth': Record<never, never>
  'listed.freeOnce': Record<never, never>
  'listed.freeDays': Record<never, never>
  'listed.freeFewer': Record<never, never>
  'listed.freeLowQuality': Record<never, never>
  'listed.noAccount': Record<never, never>
  'listed.withAccount': Record<never, never>
  'listed.noCard': Record<never, never>
  'listed.withCard': Record<never, never>
  'listed.visitsUnit': Record<never, never>
  'listed.reachUnit': { n: number; band: string }
  'listed.bestPlaces': Record<never, never>
  'listed.rival': Record<never, never>
  'listed.rather': { reason: string }
  'listed.sameMain': { task: string }
  'listed.inCommon': { tasks: string }
  'listed.silent': Record<never, never>
  'lists.view': Record<never, never>
  'lists.asMap': Record<never, never>
  'lists.asTable': Record<never, never>
  'lists.bands': Record<never, never>
  'lists.months': Record<never, never>
  'lists.country': Record<never, never>
  'lists.sites': Record<never, never>
  'lists.countriesFound': { n: number }
  'lists.notHeldTitle': { n: number }
  'lists.notHeldText': { countries: string }
  'lists.notCounted': Record<never, never>
  'maker.titleAsk': { name: string }
  'maker.titleProve': { name: string }
  'maker.titleWaiting': Record<never, never>
  'maker.titleDeclined': { name: string }
  'maker.titleVerified': { name: string }
  'maker.headDescription': { name: string }
  'maker.leadAsk': Record<never, never>
  'maker.leadProve': { host: string }
  'maker.leadLapsed': { host: string }
  'maker.leadWaiting': { host: string }
  'maker.leadDeclined': Record<never, never>
  'maker.leadVerified': { name: string; host: string }
  'maker.seenTitle': Record<never, never>
  'maker.seenText': Record<never, never>
  'maker.changesTitle': Record<never, never>
  'maker.changesText': Record<never, never>
  'maker.visitsTitle': Record<never, never>
  'maker.visitsText': Record<never, never>
  'maker.needsAccount': Record<never, never>
  'maker.claim': { name: string }
  'maker.claimHint': { host: string }
  'maker.token': Record<never, never>
  'maker.tokenHint': { host: string }
  'maker.copy': Record<never, never>
  'maker.copied': Record<never, never>
  'maker.file': Record<never, never>
  'maker.fileMake': Record<never, never>
  'maker.filePut': Record<never, never>
  'maker.fileOpen': Record<never, never>
  'maker.record': Record<never, never>
  'maker.recordOpen': Record<never, never>
  'maker.recordAdd': Record<never, never>
  'maker.recordType': Record<never, never>
  'maker.recordName': Record<never, never>
  'maker.recordValue': Record<never, never>
  'maker.recordWait': Record<never, never>
  'maker.check': Record<never, never>
  'maker.keep': { host: string }
  'maker.lookedAt': { time: string }
  'maker.looking': { host: string }
  'maker.lookingLong': Record<never, never>
  'maker.showFound': Record<never, never>
  'maker.faultMissing': Record<never, never>
  'maker.faultWrongToken': Record<never, never>
  'maker.faultMoved': { host: string }
  'maker.faultTooLarge': Record<never, never>
  'maker.faultUnreachable': { host: string }
  'maker.toDecision': Record<never, never>
  'maker.again': Record<never, never>
  'maker.againHint': Record<never, never>
  'maker.entry': Record<never, never>
  'maker.entryText': Record<never, never>
  'maker.propose': Record<never, never>
  'maker.icon': Record<never, never>
  'maker.iconFrom': { address: string }
  'maker.iconNone': Record<never, never>
  'maker.iconNamed': { address: string }
  'maker.iconAddress': Record<never, never>
  'maker.iconHint': { host: string }
  'maker.iconSend': Record<never, never>
  'maker.iconStored': Record<never, never>
  'maker.uses': { name: string }
  'maker.usesText': Record<never, never>
  'maker.usesNote': Record<never, never>
  'maker.usesPeriod': Record<never, never>
  'maker.usesOpened': Record<never, never>
  'maker.usesVisited': Record<never, never>
  'maker.usesSaved': Record<never, never>
  'maker.usesCompared': Record<never, never>
  'maker.usesDays': { n: number }
  'maker.usesWeek': { day: string }
  'maker.visits': Record<never, never>
  'maker.keptText': { name: string }
  'maker.csv': Record<never, never>
  'maker.csvHint': { example: string }
  'maker.send': Record<never, never>
  'maker.stored': { n: number }
  'maker.stated': Record<never, never>
  'maker.month': Record<never, never>
  'maker.seeTool': { name: string }
  'map.title': { band: string }
  'map.finding': { n: number; band: string; countries: string; lists: string }
  'map.findingNone': { band: string; lists: string }
  'map.middle': { n: string }
  'map.tools': { n: number }
  'map.sites': { sites: string }
  'map.among': { band: string }
  'map.legend': { band: string }
  'map.orMore': { n: string }
  'map.upTo': { n: string }
  'map.span': { least: string; most: string }
  'map.small': Record<never, never>
  'map.notCounted': Record<never, never>
  'map.toTable': Record<never, never>
  'map.more': Record<never, never>
  'month.indexLead': Record<never, never>
  'month.indexDescription': Record<never, never>
  'month.title': { month: string }
  'month.description': { month: string }
  'month.leadEntry': { name: string; n: number }
  'month.leadRiser': { name: string }
  'month.leadRiserReach': { name: string }
  'month.months': Record<never, never>
  'month.earlier': { month: string }
  'month.later': { month: string }
  'month.entries': Record<never, never>
  'month.entriesHint': Record<never, never>
  'month.entriesRest': { tools: string; n: string }
  'month.noEntries': Record<never, never>
  'month.risers': Record<never, never>
  'month.fallers': Record<never, never>
  'month.byReach': { month: string }
  'month.byVisits': { month: string }
  'month.noMovers': Record<never, never>
  'month.noneMoved': Record<never, never>
  'month.heroes': Record<never, never>
  'month.heroesHint': Record<never, never>
  'month.hero': { band: string; country: string; n: number; median: string }
  'month.unknown': Record<never, never>
  'month.unknownVisits': Record<never, never>
  'month.unknownOrder': Record<never, never>
  'month.unknownLists': { n: number; countries: string }
  'month.permanent': Record<never, never>
  'month.entryCount': { n: number }
  'month.firstHeld': Record<never, never>
  'month.basisVisits': Record<never, never>
  'month.sourcesInMonths': Record<never, never>
  'month.none': Record<never, never>
  'month.mostReach': Record<never, never>
  'month.fastest': Record<never, never>
  'month.again': { name: string; n: string }
  'month.leadRisersReach': { name: string; second: string }
  'month.leadRisers': { name: string; second: string }
  'ownList.headTitle': Record<never, never>
  'ownList.all': Record<never, never>
  'ownList.count': { n: number }
  'ownList.rename': Record<never, never>
  'ownList.title': Record<never, never>
  'ownList.save': Record<never, never>
  'ownList.addLabel': Record<never, never>
  'ownList.addHint': Record<never, never>
  'ownList.add': Record<never, never>
  'ownList.added': { n: number }
  'ownList.addedNone': Record<never, never>
  'ownList.missing': { names: string }
  'ownList.full': { n: number }
  'ownList.unfit': Record<never, never>
  'ownList.empty': Record<never, never>
  'ownList.edit': { name: string }
  'ownList.note': Record<never, never>
  'ownList.saveNote': Record<never, never>
  'ownList.up': Record<never, never>
  'ownList.down': Record<never, never>
  'ownList.remove': Record<never, never>
  'ownList.choose': { name: string }
  'ownList.compare': Record<never, never>
  'ownList.print': Record<never, never>
  'ownList.delete': Record<never, never>
  'ownList.deleteText': Record<never, never>
  'ownList.deleteForGood': Record<never, never>
  'ownList.noSuch': Record<never, never>
  'ownList.noSuchText': Record<never, never>
  'ownList.needsScript': Record<never, never>
  'ownList.shareNeedsAccount': Record<never, never>
  'ownList.withdrawn': Record<never, never>
  'ownList.sharedFavorites': Record<never, never>
  'ownList.sharedLead': Record<never, never>
  'ownList.nothing': Record<never, never>
  'ownList.report': Record<never, never>
  'ownList.reportReason': Record<never, never>
  'ownList.reasonSpam': Record<never, never>
  'ownList.reasonAbuse': Record<never, never>
  'ownList.reasonPrivate': Record<never, never>
  'ownList.reasonOther': Record<never, never>
  'ownList.reportText': Record<never, never>
  'ownList.reportSend': Record<never, never>
  'ownList.reported': Record<never, never>
  'ownList.copy': Record<never, never>
  'place.title': { name: string }
  'place.description': { name: string; month: string }
  'place.breadcrumb': Record<never, never>
  'place.month': Record<never, never>
  'place.country': Record<never, never>
  'place.sites': Record<never, never>
  'place.from': { place: string; month: string }
  'place.how': Record<never, never>
  'place.fullTitle': Record<never, never>
  'place.fullHint': Record<never, never>
  'place.shortTitle': Record<never, never>
  'place.shortHint': Record<never, never>
  'place.notHeldTitle': Record<never, never>
  'place.notHeldHint': { n: number; month: string }
  'place.noLists': Record<never, never>
  'place.unlisted': { name: string; n: string; month: string }
  'place.noOwnSite': { name: string }
  'place.wholeSite': { site: string }
  'place.closed': { name: string }
  'place.toTool': { name: string }
  'ranking.headTitle': { title: string; month: string }
  'ranking.leadVisits': { n: number }
  'ranking.leadBands': { n: number }
  'ranking.leadNone': { n: number }
  'ranking.kinds': Record<never, never>
  'ranking.category': Record<never, never>
  'ranking.allCategories': Record<never, never>
  'ranking.country': Record<never, never>
  'ranking.allCountries': Record<never, never>
  'ranking.source': Record<never, never>
  'ranking.month': Record<never, never>
  'ranking.howHeading': Record<never, never>
  'ranking.howVisits': Record<never, never>
  'ranking.howGrowth': Record<never, never>
  'ranking.howRules': Record<never, never>
  'ranking.howReach': Record<never, never>
  'ranking.rank': Record<never, never>
  'ranking.change': Record<never, never>
  'ranking.tool': Record<never, never>
  'ranking.visits': Record<never, never>
  'ranking.bestPlace': Record<never, never>
  'ranking.placeThere': Record<never, never>
  'ranking.listsByPlace': Record<never, never>
  'ranking.firstPlaces': { band: string; before: string; month: string }
  'ranking.newlyListed': { n: string }
  'ranking.inLists': Record<never, never>
  'ranking.bestPlaces': Record<never, never>
  'ranking.growth': Record<never, never>
  'ranking.growthRate': Record<never, never>
  'ranking.twelveMonths': Record<never, never>
  'ranking.topCountries': Record<never, never>
  'ranking.topTools': Record<never, never>
  'ranking.toolCount': { n: number }
  'ranking.allOfList': { n: number }
  'ranking.placesUp': { n: number }
  'ranking.placesDown': { n: number }
  'ranking.newEntry': Record<never, never>
  'ranking.basisVisits': Record<never, never>
  'ranking.providersInLists': Record<never, never>
  'ranking.chooseCountry': Record<never, never>
  'ranking.filterCountries': Record<never, never>
  'ranking.filterPlaceholder': Record<never, never>
  'ranking.suggested': Record<never, never>
  'ranking.countriesFound': { n: number }
  'ranking.countriesMissing': { n: number }
  'ranking.noCountryFound': Record<never, never>
  'ranking.countriesWithout': { n: number }
  'ranking.shownInstead': { own: string; shown: string }
  'ranking.emptyTitle': Record<never, never>
  'ranking.emptyText': Record<never, never>
  'ranking.emptyAction': Record<never, never>
  'ranking.noFiguresTitle': Record<never, never>
  'ranking.noFiguresRegion': Record<never, never>
  'ranking.noFiguresRegions': Record<never, never>
  'ranking.noFiguresSources': Record<never, never>
  'ranking.bringFigures': Record<never, never>
  'ranking.fromTo': { from: string; to: string }
  'ranking.linesScaled': Record<never, never>
  'region.title': { country: string }
  'region.titleAll': Record<never, never>
  'region.headDescription': { country: string; month: string }
  'region.headDescriptionAll': { month: string }
  'region.headDescriptionAllBands': { month: string }
  'region.lead': { n: number }
  'region.leadAll': { n: number }
  'region.leadAllBands': { n: number }
  'region.how': Record<never, never>
  'region.howBands': Record<never, never>
  'region.riseTitle': { country: string }
  'region.riseDescription': { country: string; month: string }
  'region.riseLeadBands': { n: number; month: string }
  'region.riseLeadVisits': { n: number; month: string }
  'region.riseHowBands': Record<never, never>
  'region.riseHowVisits': Record<never, never>
  'region.orders': Record<never, never>
  'region.byPlace': Record<never, never>
  'region.byRise': Record<never, never>
  'region.riseNoneTitle': Record<never, never>
  'region.riseNoneText': Record<never, never>
  'region.notComparedTitle': Record<never, never>
  'region.notComparedText': Record<never, never>
  'rise.countries': { name: string; before: string; n: number }
  'rise.visits': { name: string; before: string; now: string }
  'rise.amongFirst': Record<never, never>
  'rise.mostVisits': Record<never, never>
  'rise.valueOf': { month: string; value: string }
  'saveAll.saveAll': Record<never, never>
  'saveAll.list': Record<never, never>
  'saveAll.newList': Record<never, never>
  'saveAll.title': Record<never, never>
  'saveAll.save': Record<never, never>
  'saveAll.saved': Record<never, never>
  'saveAll.full': Record<never, never>
  'saveAll.tooMany': Record<never, never>
  'saveAll.unfit': Record<never, never>
  'saveAll.failed': Record<never, never>
  'share.visits': { month: string }
  'share.visitCount': { visits: string }
  'share.since': { rate: string; month: string }
  'share.countries': { n: number; band: string }
  'share.upIn': { n: number }
  'share.toolsAmong': { n: number; band: string }
  'share.monthText': Record<never, never>
  'share.firstEntries': { n: number }
  'share.growthSince': { month: string }
  'site.skipToContent': Record<never, never>
  'site.tagline': Record<never, never>
  'site.taglinePlain': Record<never, never>
  'site.madeWith': { program: string }
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
  'site.catalogueUpdatedDaily': { day: string }
  'site.figuresOf': { month: string }
  'site.figuresNewest': { month: string }
  'site.figuresOfSample': { month: string }
  'site.sampleStrip': Record<never, never>
  'site.pages': Record<never, never>
  'site.page': { n: string }
  'site.pageOf': { page: string; pages: string }
  'site.previousPage': Record<never, never>
  'site.nextPage': Record<never, never>
  'site.kindMeasured': Record<never, never>
  'site.kindEstimated': Record<never, never>
  'site.kindSample': Record<never, never>
  'site.kindBands': Record<never, never>
  'site.noData': Record<never, never>
  'site.up': Record<never, never>
  'site.down': Record<never, never>
  'site.unchanged': Record<never, never>
  'site.wholeSite': Record<never, never>
  'site.loading': Record<never, never>
  'site.loadFailed': Record<never, never>
  'site.offline': Record<never, never>
  'site.offlineStayed': Record<never, never>
  'site.categories': Record<never, never>
  'site.allCategories': Record<never, never>
  'site.largestCategories': Record<never, never>
  'site.find': Record<never, never>
  'site.findTool': Record<never, never>
  'site.submitTool': Record<never, never>
  'site.lookUp': Record<never, never>
  'site.favorites': Record<never, never>
  'site.logIn': Record<never, never>
  'site.signUp': Record<never, never>
  'site.search': Record<never, never>
  'site.searchPlaceholder': Record<never, never>
  'site.suggestions': Record<never, never>
  'site.suggestionCount': { n: number }
  'site.tools': Record<never, never>
  'site.pastSearches': Record<never, never>
  'site.forgetSearch': { q: string }
  'site.forgetByKey': Record<never, never>
  'site.forgetSearches': Record<never, never>
  'site.close': Record<never, never>
  'site.rankTools': Record<never, never>
  'site.rankToolsReach': Record<never, never>
  'site.rankHot': Record<never, never>
  'site.rankCategories': Record<never, never>
  'site.rankCategoriesReach': Record<never, never>
  'site.byCountry': Record<never, never>
  'site.allCountries': Record<never, never>
  'site.bySource': Record<never, never>
  'site.directVisits': Record<never, never>
  'site.allSources': Record<never, never>
  'site.about': Record<never, never>
  'site.aboutNumbers': Record<never, never>
  'site.dataSources': Record<never, never>
  'site.api': Record<never, never>
  'site.backToTop': Record<never, never>
  'site.data': Record<never, never>
  'site.lightOrDark': Record<never, never>
  'site.account': Record<never, never>
  'site.accountSettings': Record<never, never>
  'site.logOut': Record<never, never>
  'site.favoritesMerged': { n: number }
  'site.sessionEnded': Record<never, never>
  'site.favoriteNotSaved': { name: string }
  'site.favoriteNotRemoved': { name: string }
  'site.tryAgain': Record<never, never>
  'site.toolsUnit': Record<never, never>
  'site.highLowLast': { high: string; low: string; last: string }
  'site.favoritesCount': { n: number }
  'site.favoriteSavedHere': Record<never, never>
  'site.favoriteSavedInAccount': Record<never, never>
  'site.months': Record<never, never>
  'site.legal': Record<never, never>
  'site.contact': Record<never, never>
  'site.privacy': Record<never, never>
  'site.terms': Record<never, never>
  'site.accessibility': Record<never, never>
  'site.tasks': Record<never, never>
  'site.allTasks': Record<never, never>
  'site.allResults': { q: string }
  'site.compare': Record<never, never>
  'site.compareTool': { name: string }
  'site.comparison': Record<never, never>
  'site.compareCount': { n: string; max: string }
  'site.compareFull': { max: string }
  'site.compareRemove': { name: string }
  'site.compareClear': Record<never, never>
  'site.compareThese': { n: number }
  'site.compareWith': Record<never, never>
  'site.share': Record<never, never>
  'site.linkCopied': Record<never, never>
  'site.copyFailed': { address: string }
  'site.compareByKey': Record<never, never>
  'site.compareTools': Record<never, never>
  'source.title': { source: string }
  'source.titleAll': Record<never, never>
  'source.headDescription': { source: string; month: string }
  'source.headDescriptionAll': { month: string }
  'source.lead': { n: number }
  'source.leadAll': Record<never, never>
  'source.how': Record<never, never>
  'source.direct': Record<never, never>
  'source.meaningDirect': Record<never, never>
  'source.search': Record<never, never>
  'source.meaningSearch': Record<never, never>
  'source.referrals': Record<never, never>
  'source.meaningReferrals': Record<never, never>
  'source.social': Record<never, never>
  'source.meaningSocial': Record<never, never>
  'source.mail': Record<never, never>
  'source.meaningMail': Record<never, never>
  'source.display': Record<never, never>
  'source.meaningDisplay': Record<never, never>
  'standings.title': Record<never, never>
  'standings.titleReach': Record<never, never>
  'standings.headDescription': { month: string }
  'standings.headDescriptionReach': { month: string }
  'standings.lead': { n: number }
  'standings.leadBands': { n: number }
  'standings.leadNone': { n: number }
  'standings.how': Record<never, never>
  'standings.howBands': Record<never, never>
  'standings.noFigures': Record<never, never>
  'standings.reach': Record<never, never>
  'submit.title': Record<never, never>
  'submit.headDescription': Record<never, never>
  'submit.lead': Record<never, never>
  'submit.step1Title': Record<never, never>
  'submit.step1Text': Record<never, never>
  'submit.step2Title': Record<never, never>
  'submit.step2Text': Record<never, never>
  'submit.step3Title': Record<never, never>
  'submit.step3Text': Record<never, never>
  'submit.step3Plain': Record<never, never>
  'submit.name': Record<never, never>
  'submit.url': Record<never, never>
  'submit.urlHint': Record<never, never>
  'submit.addressListed': Record<never, never>
  'submit.addressSameSite': Record<never, never>
  'submit.addressWaiting': Record<never, never>
  'submit.categories': Record<never, never>
  'submit.categoriesHint': Record<never, never>
  'submit.moreCategories': Record<never, never>
  'submit.description': Record<never, never>
  'submit.descriptionHint': Record<never, never>
  'submit.count': { n: string; max: string }
  'submit.more': Record<never, never>
  'submit.pricing': Record<never, never>
  'submit.pricingOpen': Record<never, never>
  'submit.languages': Record<never, never>
  'submit.isMaker': Record<never, never>
  'submit.trial': Record<never, never>
  'submit.trialHint': Record<never, never>
  'submit.trialWarning': Record<never, never>
  'submit.trialAccount': Record<never, never>
  'submit.trialPassword': Record<never, never>
  'submit.send': Record<never, never>
  'submit.sendHint': Record<never, never>
  'submit.success': Record<never, never>
  'submit.sentTitle': { name: string }
  'submit.sentText': Record<never, never>
  'submit.keepLink': Record<never, never>
  'submit.another': Record<never, never>
  'submit.home': Record<never, never>
  'submit.preview': Record<never, never>
  'submit.previewName': Record<never, never>
  'submit.previewText': Record<never, never>
  'table.rankBefore': Record<never, never>
  'table.name': Record<never, never>
  'table.homepage': Record<never, never>
  'table.page': Record<never, never>
  'table.makerCountry': Record<never, never>
  'table.tools': Record<never, never>
  'table.band': Record<never, never>
  'table.bandBefore': Record<never, never>
  'table.bestBand': Record<never, never>
  'table.lists': Record<never, never>
  'table.ups': Record<never, never>
  'table.downs': Record<never, never>
  'table.reachShare': Record<never, never>
  'table.month': Record<never, never>
  'table.source': Record<never, never>
  'table.kind': Record<never, never>
  'table.status': Record<never, never>
  'table.listed': Record<never, never>
  'table.saved': Record<never, never>
  'table.note': Record<never, never>
  'take.label': Record<never, never>
  'take.csv': Record<never, never>
  'take.cite': Record<never, never>
  'take.print': Record<never, never>
  'take.copy': Record<never, never>
  'take.copied': Record<never, never>
  'take.source': { sources: string; month: string }
  'take.line': { title: string; source: string; address: string }
  'take.lineRead': { title: string; source: string; address: string; day: string }
  'task.title': Record<never, never>
  'task.headTitleAll': Record<never, never>
  'task.headDescription': Record<never, never>
  'task.leadAll': { tasks: number }
  'task.headTitle': { task: string }
  'task.count': { n: number; made: number }
  'task.narrow': Record<never, never>
  'task.all': Record<never, never>
  'task.made': Record<never, never>
  'task.able': Record<never, never>
  'task.related': Record<never, never>
  'task.likeTitle': { name: string }
  'task.likeDescription': { n: number; name: string }
  'task.likeLead': Record<never, never>
  'task.path': Record<never, never>
  'tool.headTitle': { name: string; category: string }
  'tool.headNoText': { name: string; category: string; price: string }
  'tool.breadcrumb': Record<never, never>
  'tool.visitSite': Record<never, never>
  'tool.seeAlternatives': Record<never, never>
  'tool.showMore': Record<never, never>
  'tool.showLess': Record<never, never>
  'tool.closedText': { name: string }
  'tool.priceMonth': { amount: string }
  'tool.priceYear': { amount: string }
  'tool.priceOnce': { amount: string }
  'tool.alternatives': Record<never, never>
  'tool.alternativesHint': Record<never, never>
  'tool.noAlternatives': Record<never, never>
  'tool.moreAlternatives': { n: number }
  'tool.surprise': Record<never, never>
  'tool.trialShow': Record<never, never>
  'tool.trialTitle': Record<never, never>
  'tool.trialAccount': Record<never, never>
  'tool.trialPassword': Record<never, never>
  'tool.trialNone': Record<never, never>
  'tool.trialLogIn': Record<never, never>
  'tool.trialFailed': Record<never, never>
  'tool.visitDomain': { site: string }
  'tool.allAlternatives': Record<never, never>
  'tool.compareWith': { name: string }
  'tool.addToList': Record<never, never>
  'trending.title': Record<never, never>
  'trending.titleBands': Record<never, never>
  'trending.headDescription': { month: string }
  'trending.headDescriptionBands': { month: string }
  'trending.lead': { n: number }
  'trending.leadBands': { n: number }
  'trending.how': Record<never, never>
  'trending.howBands': Record<never, never>
  'trending.noFigures': Record<never, never>
  'trending.firstMonthTitle': Record<never, never>
  'trending.firstMonthText': Record<never, never>
}
export type MessageId = keyof MessageArguments

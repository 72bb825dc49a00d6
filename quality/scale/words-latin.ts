import { readWords, type Words } from './words.ts'

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const english: Words = readWords({
  actions: `summarise, translate, draft, edit, compare, search, sort, check, analyse, plan, transcribe, illustrate,
    animate, convert, schedule, publish`,
  objects: `meeting notes, product photos, customer letters, research papers, contracts, short videos, lesson plans,
    spreadsheets, source code, podcasts, voice recordings, invoices, job applications, slide decks, floor plans,
    social media posts, support tickets, song lyrics, subtitles, medical reports, maps, survey answers, recipes,
    travel itineraries`,
  audiences: `teachers, students, marketers, developers, designers, lawyers, small shops, journalists, researchers,
    recruiters, musicians, translators`,
  manners: `in a few seconds, without an account, in the browser, on a phone, together with a team, from a single prompt,
    in many languages, with links to the sources, offline, at a fixed price`,
  sentence: ({ action, object, audience, manner }) => `Helps ${audience} ${action} ${object} ${manner}. `,
  useCase: ({ action, object }) => capitalize(`${action} ${object}`),
  length: 200,
})

export const german: Words = readWords({
  actions: `erfassen, übersetzen, entwerfen, bearbeiten, vergleichen, durchsuchen, sortieren, prüfen, analysieren, planen,
    verschriftlichen, illustrieren, animieren, konvertieren, terminieren, veröffentlichen`,
  objects: `Sitzungsprotokolle, Produktfotos, Kundenbriefe, Fachartikel, Verträge, Kurzvideos, Unterrichtspläne, Tabellen,
    Quelltext, Podcasts, Sprachaufnahmen, Rechnungen, Bewerbungen, Foliensätze, Grundrisse, Beiträge für soziale Netze,
    Supportanfragen, Liedtexte, Untertitel, Arztberichte, Landkarten, Umfrageantworten, Rezepte, Reisepläne`,
  audiences: `Lehrkräften, Studierenden, Werbefachleuten, Entwicklern, Gestaltern, Anwälten, kleinen Läden, Journalisten,
    Forschenden, Personalabteilungen, Musikern, Übersetzern`,
  manners: `in wenigen Sekunden, ohne Konto, im Browser, auf dem Telefon, gemeinsam im Team, aus einer einzigen Eingabe,
    in vielen Sprachen, mit Verweisen auf die Quellen, ohne Verbindung, zum festen Preis`,
  sentence: ({ action, object, audience, manner }) => `Hilft ${audience}, ${object} ${manner} zu ${action}. `,
  useCase: ({ action, object }) => `${object} ${action}`,
  length: 200,
})

export const spanish: Words = readWords({
  actions: `resumir, traducir, redactar, editar, comparar, buscar, ordenar, revisar, analizar, planificar, transcribir,
    ilustrar, animar, convertir, programar, publicar`,
  objects: `actas de reuniones, fotos de productos, cartas a clientes, artículos científicos, contratos, vídeos cortos,
    planes de clase, hojas de cálculo, código fuente, pódcast, grabaciones de voz, facturas, solicitudes de empleo,
    presentaciones, planos, publicaciones en redes sociales, consultas de soporte, letras de canciones, subtítulos,
    informes médicos, mapas, respuestas de encuestas, recetas, itinerarios de viaje`,
  audiences: `docentes, estudiantes, equipos de marketing, desarrolladores, diseñadores, abogados, pequeñas tiendas,
    periodistas, investigadores, reclutadores, músicos, traductores`,
  manners: `en pocos segundos, sin cuenta, en el navegador, desde el teléfono, en equipo, con una sola instrucción,
    en muchos idiomas, con enlaces a las fuentes, sin conexión, a precio fijo`,
  sentence: ({ action, object, audience, manner }) => `Ayuda a ${audience} a ${action} ${object} ${manner}. `,
  useCase: ({ action, object }) => capitalize(`${action} ${object}`),
  length: 210,
})

export const portuguese: Words = readWords({
  actions: `resumir, traduzir, redigir, editar, comparar, pesquisar, ordenar, revisar, analisar, planejar, transcrever,
    ilustrar, animar, converter, agendar, publicar`,
  objects: `atas de reunião, fotos de produtos, cartas a clientes, artigos científicos, contratos, vídeos curtos,
    planos de aula, planilhas, código-fonte, podcasts, gravações de voz, faturas, candidaturas de emprego, apresentações,
    plantas baixas, publicações em redes sociais, chamados de suporte, letras de música, legendas, relatórios médicos,
    mapas, respostas de pesquisas, receitas, roteiros de viagem`,
  audiences: `professores, estudantes, equipes de marketing, desenvolvedores, designers, advogados, pequenas lojas,
    jornalistas, pesquisadores, recrutadores, músicos, tradutores`,
  manners: `em poucos segundos, sem conta, no navegador, pelo celular, em equipe, com um único comando,
    em muitos idiomas, com links para as fontes, sem conexão, por um preço fixo`,
  sentence: ({ action, object, audience, manner }) => `Ajuda ${audience} a ${action} ${object} ${manner}. `,
  useCase: ({ action, object }) => capitalize(`${action} ${object}`),
  length: 210,
})

export const vietnamese: Words = readWords({
  actions: `tóm tắt, dịch, soạn, chỉnh sửa, so sánh, tìm kiếm, sắp xếp, kiểm tra, phân tích, lập kế hoạch cho, chép lại,
    minh họa, tạo hoạt ảnh cho, chuyển đổi, lên lịch cho, đăng`,
  objects: `biên bản họp, ảnh sản phẩm, thư gửi khách hàng, bài báo khoa học, hợp đồng, video ngắn, giáo án, bảng tính,
    mã nguồn, podcast, bản ghi âm, hóa đơn, hồ sơ xin việc, bài thuyết trình, bản vẽ mặt bằng, bài đăng mạng xã hội,
    yêu cầu hỗ trợ, lời bài hát, phụ đề, báo cáo y tế, bản đồ, câu trả lời khảo sát, công thức nấu ăn, lịch trình du lịch`,
  audiences: `giáo viên, sinh viên, người làm tiếp thị, lập trình viên, nhà thiết kế, luật sư, cửa hàng nhỏ, nhà báo,
    nhà nghiên cứu, nhà tuyển dụng, nhạc sĩ, biên dịch viên`,
  manners: `trong vài giây, không cần tài khoản, ngay trong trình duyệt, trên điện thoại, cùng cả nhóm,
    chỉ từ một câu lệnh, bằng nhiều ngôn ngữ, kèm liên kết đến nguồn, khi không có mạng, với giá cố định`,
  sentence: ({ action, object, audience, manner }) => `Giúp ${audience} ${action} ${object} ${manner}. `,
  useCase: ({ action, object }) => capitalize(`${action} ${object}`),
  length: 200,
})

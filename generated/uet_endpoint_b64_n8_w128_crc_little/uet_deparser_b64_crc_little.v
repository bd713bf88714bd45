// Builds UET packets in beats of 64 bytes from records of headers and payloads.
`default_nettype none

module uet_deparser_b64_crc_little (
    input  wire         clk,
    input  wire         rst,
    output reg   [31:0] counts_sent,
    output reg   [31:0] counts_wrong_length,
    output reg   [31:0] counts_too_long,
    output reg   [31:0] counts_no_packet,
    input  wire  [47:0] headers_payload_ethernet_destination,
    input  wire  [47:0] headers_payload_ethernet_source,
    input  wire  [15:0] headers_payload_ethernet_ethertype,
    input  wire   [1:0] headers_payload_tags,
    input  wire   [2:0] headers_payload_outer_tag_pcp,
    input  wire         headers_payload_outer_tag_dei,
    input  wire  [11:0] headers_payload_outer_tag_vid,
    input  wire  [15:0] headers_payload_outer_tag_ethertype,
    input  wire   [2:0] headers_payload_inner_tag_pcp,
    input  wire         headers_payload_inner_tag_dei,
    input  wire  [11:0] headers_payload_inner_tag_vid,
    input  wire  [15:0] headers_payload_inner_tag_ethertype,
    input  wire   [1:0] headers_payload_ip,
    input  wire [319:0] headers_payload_ip_header,
    input  wire   [1:0] headers_payload_transport,
    input  wire  [63:0] headers_payload_transport_header,
    input  wire         headers_payload_trimmed,
    input  wire   [4:0] headers_payload_pds,
    input  wire [319:0] headers_payload_pds_header,
    input  wire   [2:0] headers_payload_ses,
    input  wire [351:0] headers_payload_ses_header,
    input  wire   [2:0] headers_payload_extension,
    input  wire [287:0] headers_payload_extension_header,
    input  wire  [15:0] headers_payload_payload_length,
    input  wire         headers_valid,
    output wire         headers_ready,
    input  wire [511:0] payload_payload_data,
    input  wire  [63:0] payload_payload_keep,
    input  wire         payload_payload_last,
    input  wire         payload_valid,
    output wire         payload_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_wrong,
    output wire         down_valid,
    input  wire         down_ready
);

    wire [1519:0] builder_header;
    wire    [7:0] builder_length;
    wire    [5:0] builder_room;
    wire          builder_known;
    wire          builder_fits;
    wire          builder_trailer_crc_has;
    wire    [7:0] builder_trailer_crc_from;
    wire   [16:0] builder_trailer_crc_at;
    reg           valid_build_1;
    reg           valid_build_2;
    reg           valid_build_3;
    reg           valid_build_4;
    reg           valid_build_5;
    reg           valid_out;
    wire          frames_ready;
    wire [1519:0] frames_down_payload_header;
    wire    [5:0] frames_down_payload_words;
    wire   [15:0] frames_down_payload_payload;
    wire    [5:0] frames_down_payload_room;
    wire          frames_down_payload_send;
    wire          frames_down_payload_user_crc_has;
    wire    [7:0] frames_down_payload_user_crc_from;
    wire   [16:0] frames_down_payload_user_crc_at;
    wire          frames_down_valid;
    wire          insert_frame_ready;
    wire          insert_up_ready;
    wire  [511:0] insert_down_payload_data;
    wire   [63:0] insert_down_payload_keep;
    wire          insert_down_payload_last;
    wire          insert_down_payload_wrong;
    wire          insert_down_payload_user_crc_has;
    wire    [7:0] insert_down_payload_user_crc_from;
    wire   [16:0] insert_down_payload_user_crc_at;
    wire          insert_down_valid;
    wire  [511:0] trailers_filled_data;
    wire   [63:0] trailers_filled_keep;
    wire          trailers_filled_last;
    wire          trailers_filled_wrong;
    wire          trailers_done;
    wire          out_ready;
    wire  [511:0] out_down_payload_data;
    wire   [63:0] out_down_payload_keep;
    wire          out_down_payload_last;
    wire          out_down_payload_wrong;
    wire          out_down_valid;
    wire   [15:0] length_out_later_q;

    assign headers_ready = frames_ready;
    wire        taken = headers_valid && headers_ready;
    wire [15:0] length_out = length_out_later_q;
    wire        sends = builder_known && builder_fits;
    wire        insert_down_ready = out_ready;
    wire        leaves = insert_down_valid && insert_down_ready;
    wire        ends = leaves && insert_down_payload_last;

    uet_header_builder builder (
        .clk                          (clk),
        .headers_ethernet_destination (headers_payload_ethernet_destination),
        .headers_ethernet_source      (headers_payload_ethernet_source),
        .headers_ethernet_ethertype   (headers_payload_ethernet_ethertype),
        .headers_tags                 (headers_payload_tags),
        .headers_outer_tag_pcp        (headers_payload_outer_tag_pcp),
        .headers_outer_tag_dei        (headers_payload_outer_tag_dei),
        .headers_outer_tag_vid        (headers_payload_outer_tag_vid),
        .headers_outer_tag_ethertype  (headers_payload_outer_tag_ethertype),
        .headers_inner_tag_pcp        (headers_payload_inner_tag_pcp),
        .headers_inner_tag_dei        (headers_payload_inner_tag_dei),
        .headers_inner_tag_vid        (headers_payload_inner_tag_vid),
        .headers_inner_tag_ethertype  (headers_payload_inner_tag_ethertype),
        .headers_ip                   (headers_payload_ip),
        .headers_ip_header            (headers_payload_ip_header),
        .headers_transport            (headers_payload_transport),
        .headers_transport_header     (headers_payload_transport_header),
        .headers_trimmed              (headers_payload_trimmed),
        .headers_pds                  (headers_payload_pds),
        .headers_pds_header           (headers_payload_pds_header),
        .headers_ses                  (headers_payload_ses),
        .headers_ses_header           (headers_payload_ses_header),
        .headers_extension            (headers_payload_extension),
        .headers_extension_header     (headers_payload_extension_header),
        .headers_payload_length       (headers_payload_payload_length),
        .header                       (builder_header),
        .length                       (builder_length),
        .room                         (builder_room),
        .known                        (builder_known),
        .fits                         (builder_fits),
        .trailer_crc_has              (builder_trailer_crc_has),
        .trailer_crc_from             (builder_trailer_crc_from),
        .trailer_crc_at               (builder_trailer_crc_at)
    );

    result_buffer_w1575_d16 frames (
        .clk                        (clk),
        .rst                        (rst),
        .issue                      (taken),
        .done                       (valid_out),
        .result_header              ({
        builder_header[7:0],
        builder_header[15:8],
        builder_header[23:16],
        builder_header[31:24],
        builder_header[39:32],
        builder_header[47:40],
        builder_header[55:48],
        builder_header[63:56],
        builder_header[71:64],
        builder_header[79:72],
        builder_header[87:80],
        builder_header[95:88],
        builder_header[103:96],
        builder_header[111:104],
        builder_header[119:112],
        builder_header[127:120],
        builder_header[135:128],
        builder_header[143:136],
        builder_header[151:144],
        builder_header[159:152],
        builder_header[167:160],
        builder_header[175:168],
        builder_header[183:176],
        builder_header[191:184],
        builder_header[199:192],
        builder_header[207:200],
        builder_header[215:208],
        builder_header[223:216],
        builder_header[231:224],
        builder_header[239:232],
        builder_header[247:240],
        builder_header[255:248],
        builder_header[263:256],
        builder_header[271:264],
        builder_header[279:272],
        builder_header[287:280],
        builder_header[295:288],
        builder_header[303:296],
        builder_header[311:304],
        builder_header[319:312],
        builder_header[327:320],
        builder_header[335:328],
        builder_header[343:336],
        builder_header[351:344],
        builder_header[359:352],
        builder_header[367:360],
        builder_header[375:368],
        builder_header[383:376],
        builder_header[391:384],
        builder_header[399:392],
        builder_header[407:400],
        builder_header[415:408],
        builder_header[423:416],
        builder_header[431:424],
        builder_header[439:432],
        builder_header[447:440],
        builder_header[455:448],
        builder_header[463:456],
        builder_header[471:464],
        builder_header[479:472],
        builder_header[487:480],
        builder_header[495:488],
        builder_header[503:496],
        builder_header[511:504],
        builder_header[519:512],
        builder_header[527:520],
        builder_header[535:528],
        builder_header[543:536],
        builder_header[551:544],
        builder_header[559:552],
        builder_header[567:560],
        builder_header[575:568],
        builder_header[583:576],
        builder_header[591:584],
        builder_header[599:592],
        builder_header[607:600],
        builder_header[615:608],
        builder_header[623:616],
        builder_header[631:624],
        builder_header[639:632],
        builder_header[647:640],
        builder_header[655:648],
        builder_header[663:656],
        builder_header[671:664],
        builder_header[679:672],
        builder_header[687:680],
        builder_header[695:688],
        builder_header[703:696],
        builder_header[711:704],
        builder_header[719:712],
        builder_header[727:720],
        builder_header[735:728],
        builder_header[743:736],
        builder_header[751:744],
        builder_header[759:752],
        builder_header[767:760],
        builder_header[775:768],
        builder_header[783:776],
        builder_header[791:784],
        builder_header[799:792],
        builder_header[807:800],
        builder_header[815:808],
        builder_header[823:816],
        builder_header[831:824],
        builder_header[839:832],
        builder_header[847:840],
        builder_header[855:848],
        builder_header[863:856],
        builder_header[871:864],
        builder_header[879:872],
        builder_header[887:880],
        builder_header[895:888],
        builder_header[903:896],
        builder_header[911:904],
        builder_header[919:912],
        builder_header[927:920],
        builder_header[935:928],
        builder_header[943:936],
        builder_header[951:944],
        builder_header[959:952],
        builder_header[967:960],
        builder_header[975:968],
        builder_header[983:976],
        builder_header[991:984],
        builder_header[999:992],
        builder_header[1007:1000],
        builder_header[1015:1008],
        builder_header[1023:1016],
        builder_header[1031:1024],
        builder_header[1039:1032],
        builder_header[1047:1040],
        builder_header[1055:1048],
        builder_header[1063:1056],
        builder_header[1071:1064],
        builder_header[1079:1072],
        builder_header[1087:1080],
        builder_header[1095:1088],
        builder_header[1103:1096],
        builder_header[1111:1104],
        builder_header[1119:1112],
        builder_header[1127:1120],
        builder_header[1135:1128],
        builder_header[1143:1136],
        builder_header[1151:1144],
        builder_header[1159:1152],
        builder_header[1167:1160],
        builder_header[1175:1168],
        builder_header[1183:1176],
        builder_header[1191:1184],
        builder_header[1199:1192],
        builder_header[1207:1200],
        builder_header[1215:1208],
        builder_header[1223:1216],
        builder_header[1231:1224],
        builder_header[1239:1232],
        builder_header[1247:1240],
        builder_header[1255:1248],
        builder_header[1263:1256],
        builder_header[1271:1264],
        builder_header[1279:1272],
        builder_header[1287:1280],
        builder_header[1295:1288],
        builder_header[1303:1296],
        builder_header[1311:1304],
        builder_header[1319:1312],
        builder_header[1327:1320],
        builder_header[1335:1328],
        builder_header[1343:1336],
        builder_header[1351:1344],
        builder_header[1359:1352],
        builder_header[1367:1360],
        builder_header[1375:1368],
        builder_header[1383:1376],
        builder_header[1391:1384],
        builder_header[1399:1392],
        builder_header[1407:1400],
        builder_header[1415:1408],
        builder_header[1423:1416],
        builder_header[1431:1424],
        builder_header[1439:1432],
        builder_header[1447:1440],
        builder_header[1455:1448],
        builder_header[1463:1456],
        builder_header[1471:1464],
        builder_header[1479:1472],
        builder_header[1487:1480],
        builder_header[1495:1488],
        builder_header[1503:1496],
        builder_header[1511:1504],
        builder_header[1519:1512]
    }),
        .result_words               (builder_length[7:2]),
        .result_payload             (length_out),
        .result_room                (builder_room),
        .result_send                (sends),
        .result_user_crc_has        (builder_trailer_crc_has),
        .result_user_crc_from       (builder_trailer_crc_from),
        .result_user_crc_at         (builder_trailer_crc_at),
        .ready                      (frames_ready),
        .down_payload_header        (frames_down_payload_header),
        .down_payload_words         (frames_down_payload_words),
        .down_payload_payload       (frames_down_payload_payload),
        .down_payload_room          (frames_down_payload_room),
        .down_payload_send          (frames_down_payload_send),
        .down_payload_user_crc_has  (frames_down_payload_user_crc_has),
        .down_payload_user_crc_from (frames_down_payload_user_crc_from),
        .down_payload_user_crc_at   (frames_down_payload_user_crc_at),
        .down_valid                 (frames_down_valid),
        .down_ready                 (insert_frame_ready)
    );

    header_insert_b64_h190_p16_r6_u26 insert (
        .clk                         (clk),
        .rst                         (rst),
        .frame_payload_header        (frames_down_payload_header),
        .frame_payload_length        ({frames_down_payload_words, 2'd2}),
        .frame_payload_payload       (frames_down_payload_payload),
        .frame_payload_room          (frames_down_payload_room),
        .frame_payload_send          (frames_down_payload_send),
        .frame_payload_user_crc_has  (frames_down_payload_user_crc_has),
        .frame_payload_user_crc_from (frames_down_payload_user_crc_from),
        .frame_payload_user_crc_at   (frames_down_payload_user_crc_at),
        .frame_valid                 (frames_down_valid),
        .frame_ready                 (insert_frame_ready),
        .up_payload_data             (payload_payload_data),
        .up_payload_keep             (payload_payload_keep),
        .up_payload_last             (payload_payload_last),
        .up_valid                    (payload_valid),
        .up_ready                    (insert_up_ready),
        .down_payload_data           (insert_down_payload_data),
        .down_payload_keep           (insert_down_payload_keep),
        .down_payload_last           (insert_down_payload_last),
        .down_payload_wrong          (insert_down_payload_wrong),
        .down_payload_user_crc_has   (insert_down_payload_user_crc_has),
        .down_payload_user_crc_from  (insert_down_payload_user_crc_from),
        .down_payload_user_crc_at    (insert_down_payload_user_crc_at),
        .down_valid                  (insert_down_valid),
        .down_ready                  (insert_down_ready)
    );

    uet_trailer_fill_b64 trailers (
        .clk                (clk),
        .rst                (rst),
        .beat_data          (insert_down_payload_data),
        .beat_keep          (insert_down_payload_keep),
        .beat_last          (insert_down_payload_last),
        .beat_wrong         (insert_down_payload_wrong),
        .beat_user_crc_has  (insert_down_payload_user_crc_has),
        .beat_user_crc_from (insert_down_payload_user_crc_from),
        .beat_user_crc_at   (insert_down_payload_user_crc_at),
        .valid              (leaves),
        .filled_data        (trailers_filled_data),
        .filled_keep        (trailers_filled_keep),
        .filled_last        (trailers_filled_last),
        .filled_wrong       (trailers_filled_wrong),
        .done               (trailers_done)
    );

    result_buffer_w578_d16 out (
        .clk                (clk),
        .rst                (rst),
        .issue              (leaves),
        .done               (trailers_done),
        .result_data        (trailers_filled_data),
        .result_keep        (trailers_filled_keep),
        .result_last        (trailers_filled_last),
        .result_wrong       (trailers_filled_wrong),
        .ready              (out_ready),
        .down_payload_data  (out_down_payload_data),
        .down_payload_keep  (out_down_payload_keep),
        .down_payload_last  (out_down_payload_last),
        .down_payload_wrong (out_down_payload_wrong),
        .down_valid         (out_down_valid),
        .down_ready         (down_ready)
    );

    delay_w16_c6 length_out_later (
        .clk (clk),
        .d   (headers_payload_payload_length),
        .q   (length_out_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_build_1 <= 1'b0;
            valid_build_2 <= 1'b0;
            valid_build_3 <= 1'b0;
            valid_build_4 <= 1'b0;
            valid_build_5 <= 1'b0;
            valid_out <= 1'b0;
            counts_sent <= 32'd0;
            counts_wrong_length <= 32'd0;
            counts_too_long <= 32'd0;
            counts_no_packet <= 32'd0;
        end else begin
            valid_build_1 <= taken;
            valid_build_2 <= valid_build_1;
            valid_build_3 <= valid_build_2;
            valid_build_4 <= valid_build_3;
            valid_build_5 <= valid_build_4;
            valid_out <= valid_build_5;
            if (ends) begin
                if (insert_down_payload_wrong) begin
                    counts_wrong_length <= counts_wrong_length + 32'd1;
                end else begin
                    counts_sent <= counts_sent + 32'd1;
                end
            end
            if (valid_out) begin
                if (!builder_known) begin
                    counts_no_packet <= counts_no_packet + 32'd1;
                end else if (!builder_fits) begin
                    counts_too_long <= counts_too_long + 32'd1;
                end
            end
        end
    end

    assign payload_ready = insert_up_ready;
    assign down_payload_data = out_down_payload_data;
    assign down_payload_keep = out_down_payload_keep;
    assign down_payload_last = out_down_payload_last;
    assign down_payload_wrong = out_down_payload_wrong;
    assign down_valid = out_down_valid;

    wire _unused_ok = &{1'b0, builder_length[1:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) headers_are_words_and_a_half: assert (!(valid_out && sends) || builder_length[1:0] == 2'd2);
`endif

endmodule

`default_nettype wire

// Puts the headers of UET one behind the other.
`default_nettype none

module uet_header_stack (
    input  wire         clk,
    input  wire  [47:0] headers_ethernet_destination,
    input  wire  [47:0] headers_ethernet_source,
    input  wire  [15:0] headers_ethernet_ethertype,
    input  wire   [1:0] headers_tags,
    input  wire   [2:0] headers_outer_tag_pcp,
    input  wire         headers_outer_tag_dei,
    input  wire  [11:0] headers_outer_tag_vid,
    input  wire  [15:0] headers_outer_tag_ethertype,
    input  wire   [2:0] headers_inner_tag_pcp,
    input  wire         headers_inner_tag_dei,
    input  wire  [11:0] headers_inner_tag_vid,
    input  wire  [15:0] headers_inner_tag_ethertype,
    input  wire   [1:0] headers_ip,
    input  wire [319:0] headers_ip_header,
    input  wire   [1:0] headers_transport,
    input  wire  [63:0] headers_transport_header,
    input  wire         headers_trimmed,
    input  wire   [4:0] headers_pds,
    input  wire [319:0] headers_pds_header,
    input  wire   [2:0] headers_ses,
    input  wire [351:0] headers_ses_header,
    input  wire   [2:0] headers_extension,
    input  wire [287:0] headers_extension_header,
    input  wire  [15:0] headers_payload_length,
    output wire [959:0] bytes,
    output reg    [7:0] length
);

    localparam [4:0] HEADERS_PDS_TSS                 = 5'd1;
    localparam [4:0] HEADERS_PDS_RUD_REQ             = 5'd2;
    localparam [4:0] HEADERS_PDS_ROD_REQ             = 5'd3;
    localparam [4:0] HEADERS_PDS_RUDI_REQ            = 5'd4;
    localparam [4:0] HEADERS_PDS_RUDI_RESP           = 5'd5;
    localparam [4:0] HEADERS_PDS_UUD_REQ             = 5'd6;
    localparam [4:0] HEADERS_PDS_ACK                 = 5'd7;
    localparam [4:0] HEADERS_PDS_ACK_CC              = 5'd8;
    localparam [4:0] HEADERS_PDS_ACK_CCX             = 5'd9;
    localparam [4:0] HEADERS_PDS_NACK                = 5'd10;
    localparam [4:0] HEADERS_PDS_CP                  = 5'd11;
    localparam [4:0] HEADERS_PDS_NACK_CCX            = 5'd12;
    localparam [4:0] HEADERS_PDS_RUD_CC_REQ          = 5'd13;
    localparam [4:0] HEADERS_PDS_ROD_CC_REQ          = 5'd14;
    localparam [4:0] HEADERS_PDS_CUT                 = 5'd31;
    localparam [2:0] HEADERS_SES_REQUEST_SMALL       = 3'd1;
    localparam [2:0] HEADERS_SES_REQUEST_MEDIUM      = 3'd2;
    localparam [2:0] HEADERS_SES_REQUEST_STD         = 3'd3;
    localparam [2:0] HEADERS_SES_RESPONSE            = 3'd4;
    localparam [2:0] HEADERS_SES_RESPONSE_DATA       = 3'd5;
    localparam [2:0] HEADERS_SES_RESPONSE_DATA_SMALL = 3'd6;
    localparam [2:0] HEADERS_EXTENSION_RENDEZVOUS    = 3'd1;
    localparam [2:0] HEADERS_EXTENSION_ATOMIC        = 3'd2;
    localparam [2:0] HEADERS_EXTENSION_COMPARE_SWAP  = 3'd3;
    localparam [2:0] HEADERS_EXTENSION_NEGOTIATION   = 3'd4;

    reg  [319:0] pds;
    reg  [351:0] ses;
    reg  [287:0] extension;
    reg    [5:0] pds_has;
    reg    [4:0] ses_has;
    reg  [639:0] inner;
    reg  [319:0] pds_later;
    reg    [5:0] pds_later_has;
    reg  [959:0] all_bytes;

    wire         keeps_term = headers_pds == HEADERS_PDS_CUT || headers_pds == HEADERS_PDS_TSS;
    wire         keeps = keeps_term || headers_pds == HEADERS_PDS_CP;
    wire         pds_bytes_term = headers_pds == HEADERS_PDS_RUDI_REQ || headers_pds == HEADERS_PDS_RUDI_RESP;
    wire   [7:0] pds_bytes_or = (8'd4 & {8{headers_pds == HEADERS_PDS_UUD_REQ}}) | (8'd8 & {8{pds_bytes_term}});
    wire         pds_bytes_term_2 = headers_pds == HEADERS_PDS_RUD_REQ || headers_pds == HEADERS_PDS_ROD_REQ || headers_pds == HEADERS_PDS_ACK;
    wire         pds_bytes_term_3 = pds_bytes_term_2 || (headers_pds == HEADERS_PDS_TSS && !headers_pds_header[314]);
    wire         pds_bytes_term_4 = pds_bytes_term_3 || headers_pds == HEADERS_PDS_CUT;
    wire   [7:0] pds_bytes_or_2 = pds_bytes_or | (8'd12 & {8{pds_bytes_term_4}});
    wire         pds_bytes_term_5 = headers_pds == HEADERS_PDS_NACK || headers_pds == HEADERS_PDS_CP || headers_pds == HEADERS_PDS_RUD_CC_REQ;
    wire         pds_bytes_term_6 = headers_pds == HEADERS_PDS_TSS && headers_pds_header[314];
    wire         pds_bytes_term_7 = pds_bytes_term_5 || headers_pds == HEADERS_PDS_ROD_CC_REQ || pds_bytes_term_6;
    wire   [7:0] pds_bytes_or_3 = pds_bytes_or_2 | (8'd16 & {8{pds_bytes_term_7}});
    wire         pds_bytes_term_8 = headers_pds == HEADERS_PDS_ACK_CC || headers_pds == HEADERS_PDS_NACK_CCX;
    wire   [7:0] pds_bytes_or_4 = pds_bytes_or_3 | (8'd32 & {8{pds_bytes_term_8}});
    wire   [7:0] pds_bytes = pds_bytes_or_4 | (8'd40 & {8{headers_pds == HEADERS_PDS_ACK_CCX}});
    wire         ses_bytes_term = headers_ses == HEADERS_SES_RESPONSE || headers_ses == HEADERS_SES_RESPONSE_DATA_SMALL;
    wire         ses_bytes_term_2 = headers_ses == HEADERS_SES_REQUEST_SMALL || headers_ses == HEADERS_SES_RESPONSE_DATA;
    wire   [7:0] ses_bytes_or = (8'd12 & {8{ses_bytes_term}}) | (8'd20 & {8{ses_bytes_term_2}});
    wire   [7:0] ses_bytes_or_2 = ses_bytes_or | (8'd32 & {8{headers_ses == HEADERS_SES_REQUEST_MEDIUM}});
    wire   [7:0] ses_bytes = ses_bytes_or_2 | (8'd44 & {8{headers_ses == HEADERS_SES_REQUEST_STD}});
    wire         extension_bytes_term = headers_extension == HEADERS_EXTENSION_ATOMIC || headers_extension == HEADERS_EXTENSION_NEGOTIATION;
    wire   [7:0] extension_bytes_or = (8'd4 & {8{extension_bytes_term}}) | (8'd24 & {8{headers_extension == HEADERS_EXTENSION_RENDEZVOUS}});
    wire   [7:0] extension_bytes = extension_bytes_or | (8'd36 & {8{headers_extension == HEADERS_EXTENSION_COMPARE_SWAP}});
    wire         ses_has_term = ses_bytes_term || ses_bytes_term_2 || headers_ses == HEADERS_SES_REQUEST_MEDIUM;
    wire [639:0] inner_and = {ses[351:256], extension, 256'd0} & {640{ses_has[1]}};
    wire [639:0] inner_or = ({extension, 352'd0} & {640{ses_has[0]}}) | inner_and;
    wire [639:0] inner_or_2 = inner_or | ({ses[351:192], extension, 192'd0} & {640{ses_has[2]}});
    wire [639:0] inner_or_3 = inner_or_2 | ({ses[351:96], extension, 96'd0} & {640{ses_has[3]}});
    wire [959:0] all_bytes_and = {pds_later[319:288], inner, 288'd0} & {960{pds_later_has[0]}};
    wire [959:0] all_bytes_and_2 = {pds_later[319:256], inner, 256'd0} & {960{pds_later_has[1]}};
    wire [959:0] all_bytes_and_3 = {pds_later[319:224], inner, 224'd0} & {960{pds_later_has[2]}};
    wire [959:0] all_bytes_and_4 = {pds_later[319:192], inner, 192'd0} & {960{pds_later_has[3]}};
    wire [959:0] all_bytes_or = all_bytes_and | all_bytes_and_2 | all_bytes_and_3 | all_bytes_and_4;
    wire [959:0] all_bytes_and_5 = {pds_later[319:64], inner, 64'd0} & {960{pds_later_has[4]}};
    wire [959:0] all_bytes_and_6 = {pds_later, inner} & {960{pds_later_has[5]}};

    always @(posedge clk) begin
        pds <= {
            headers_pds == HEADERS_PDS_CUT ? headers_pds_header[319:315] : headers_pds,
            keeps ? headers_pds_header[314:311] : {1'b0, headers_ses},
            headers_pds_header[310:0]
        };
        ses <= {headers_ses_header[351:344], 2'd0, headers_ses_header[341:0]};
        extension <= headers_extension_header;
        length <= pds_bytes + ses_bytes + extension_bytes;
        pds_has <= {
            headers_pds == HEADERS_PDS_ACK_CCX,
            pds_bytes_term_8,
            pds_bytes_term_7,
            pds_bytes_term_4,
            pds_bytes_term,
            headers_pds == HEADERS_PDS_UUD_REQ
        };
        ses_has <= {
            headers_ses == HEADERS_SES_REQUEST_STD,
            headers_ses == HEADERS_SES_REQUEST_MEDIUM,
            ses_bytes_term_2,
            ses_bytes_term,
            !(ses_has_term || headers_ses == HEADERS_SES_REQUEST_STD)
        };
        pds_later_has <= pds_has;
        inner <= inner_or_3 | ({ses, extension} & {640{ses_has[4]}});
        pds_later <= pds;
        all_bytes <= all_bytes_or | all_bytes_and_5 | all_bytes_and_6;
    end

    assign bytes = all_bytes;

    wire _unused_ok = &{1'b0, headers_ethernet_destination, headers_ethernet_source, headers_ethernet_ethertype, headers_tags, headers_outer_tag_pcp, headers_outer_tag_dei, headers_outer_tag_vid, headers_outer_tag_ethertype, headers_inner_tag_pcp, headers_inner_tag_dei, headers_inner_tag_vid, headers_inner_tag_ethertype, headers_ip, headers_ip_header, headers_transport, headers_transport_header, headers_trimmed, headers_ses_header[343:342], headers_payload_length};

endmodule

`default_nettype wire

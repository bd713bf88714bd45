// What atomics have fetched, of up to 256 messages.
`default_nettype none

module uet_fetched_values_n256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         opened_valid,
    input  wire         opened_fetches,
    input  wire  [15:0] opened_id,
    input  wire [127:0] opened_destination,
    input  wire         peer_valid,
    input  wire   [2:0] peer_arrival_event_kind,
    input  wire [127:0] peer_arrival_event_source,
    input  wire   [3:0] peer_arrival_event_local,
    input  wire  [15:0] peer_arrival_event_entropy,
    input  wire  [15:0] peer_arrival_event_spdcid,
    input  wire  [15:0] peer_arrival_event_dpdcid,
    input  wire         peer_arrival_event_m,
    input  wire         peer_arrival_event_retx,
    input  wire   [1:0] peer_arrival_event_req,
    input  wire         peer_arrival_event_p,
    input  wire  [15:0] peer_arrival_event_ack_psn_offset,
    input  wire         peer_arrival_event_nt,
    input  wire   [7:0] peer_arrival_event_nack_code,
    input  wire   [7:0] peer_arrival_event_vendor_code,
    input  wire  [31:0] peer_arrival_event_psn,
    input  wire  [31:0] peer_arrival_event_payload,
    input  wire   [3:0] peer_arrival_event_cc_type,
    input  wire   [7:0] peer_arrival_event_mpr,
    input  wire  [15:0] peer_arrival_event_sack_psn_offset,
    input  wire  [63:0] peer_arrival_event_sack_bitmap,
    input  wire  [63:0] peer_arrival_event_cc_state,
    input  wire   [2:0] peer_arrival_ses,
    input  wire [351:0] peer_arrival_ses_header,
    input  wire  [15:0] asked,
    output wire         fetched_valid,
    output wire  [63:0] fetched_value
);

    localparam [2:0] PEER_ARRIVAL_SES_RESPONSE_DATA  = 3'd5;
    localparam [2:0] PEER_ARRIVAL_EVENT_KIND_ACK     = 3'd0;
    localparam [2:0] PEER_ARRIVAL_EVENT_KIND_ACK_CC  = 3'd1;
    localparam [2:0] PEER_ARRIVAL_EVENT_KIND_ACK_CCX = 3'd2;

    reg          opened_1_valid;
    reg          opened_1_fetches;
    reg   [15:0] opened_1_id;
    reg  [127:0] opened_1_destination;
    reg          arrived_valid;
    reg   [15:0] arrived_id;
    reg  [127:0] arrived_source;
    reg          arrived_has;
    reg   [63:0] arrived_value;
    reg  [144:0] facts_rdata;
    reg          arrived_2_valid;
    reg   [15:0] arrived_2_id;
    reg  [127:0] arrived_2_source;
    reg          arrived_2_has;
    reg   [63:0] arrived_2_value;
    reg          takes;
    reg   [15:0] taken_id;
    reg   [63:0] taken_value;
    reg  [255:0] has;
    (* no_rw_check *)
    reg  [144:0] facts [0:255];
    reg   [63:0] values [0:255];

    wire  [63:0] values_rdata = values[asked[7:0]];
    wire         arrived_valid_term = peer_arrival_event_kind == PEER_ARRIVAL_EVENT_KIND_ACK || peer_arrival_event_kind == PEER_ARRIVAL_EVENT_KIND_ACK_CC;
    wire         arrived_valid_term_2 = peer_valid && (arrived_valid_term || peer_arrival_event_kind == PEER_ARRIVAL_EVENT_KIND_ACK_CCX);
    wire         arrived_valid_term_3 = peer_arrival_ses == PEER_ARRIVAL_SES_RESPONSE_DATA && peer_arrival_ses_header[349:344] == 6'd2;
    wire         arrived_has_match = peer_arrival_ses_header[269:256] == 14'd1;
    wire         arrived_has_term = arrived_has_match || peer_arrival_ses_header[269:256] == 14'd2;
    wire         arrived_has_term_2 = arrived_has_term || peer_arrival_ses_header[269:256] == 14'd4;
    wire  [63:0] arrived_value_word = {56'd0, peer_arrival_ses_header[191:184]};
    wire  [63:0] arrived_value_word_2 = {48'd0, peer_arrival_ses_header[191:176]};
    wire  [63:0] arrived_value_word_3 = {32'd0, peer_arrival_ses_header[191:160]};
    wire  [63:0] arrived_value_choice = peer_arrival_ses_header[258] ? arrived_value_word_3 : peer_arrival_ses_header[191:128];
    wire  [63:0] arrived_value_choice_2 = peer_arrival_ses_header[257] ? arrived_value_word_2 : arrived_value_choice;
    wire         arrived_2_valid_term = !(opened_1_valid && opened_1_id[7:0] == arrived_id[7:0]);
    wire         takes_term = arrived_2_valid && arrived_2_has && facts_rdata[128];
    wire         takes_term_2 = takes_term && facts_rdata[144:129] == arrived_2_id;
    wire         takes_term_3 = !(opened_1_valid && opened_1_id[7:0] == arrived_2_id[7:0]);
    wire [255:0] has_not = ~((256'd1 << opened_1_id[7:0]) & {256{opened_1_valid}});

    always @(posedge clk) begin
        facts_rdata <= facts[arrived_id[7:0]];
        if (opened_1_valid) facts[opened_1_id[7:0]] <= {opened_1_id, opened_1_fetches, opened_1_destination};
    end

    always @(posedge clk) begin
        if (takes) values[taken_id[7:0]] <= taken_value;
    end

    always @(posedge clk) begin
        if (rst) begin
            opened_1_valid <= 1'b0;
            arrived_valid <= 1'b0;
            arrived_2_valid <= 1'b0;
            takes <= 1'b0;
            has <= 256'd0;
        end else begin
            opened_1_valid <= opened_valid;
            arrived_valid <= arrived_valid_term_2 && arrived_valid_term_3 && peer_arrival_ses_header[341:336] == 6'd1;
            arrived_2_valid <= arrived_valid && arrived_2_valid_term;
            takes <= takes_term_2 && facts_rdata[127:0] == arrived_2_source && takes_term_3;
            has <= (has | ((256'd1 << taken_id[7:0]) & {256{takes}})) & has_not;
        end
    end

    always @(posedge clk) begin
        opened_1_fetches <= opened_fetches;
        opened_1_id <= opened_id;
        opened_1_destination <= opened_destination;
        arrived_id <= peer_arrival_ses_header[287:272];
        arrived_source <= peer_arrival_event_source;
        arrived_has <= arrived_has_term_2 || peer_arrival_ses_header[269:256] == 14'd8;
        arrived_value <= peer_arrival_ses_header[256] ? arrived_value_word : arrived_value_choice_2;
        arrived_2_id <= arrived_id;
        arrived_2_source <= arrived_source;
        arrived_2_has <= arrived_has;
        arrived_2_value <= arrived_value;
        taken_id <= arrived_2_id;
        taken_value <= arrived_2_value;
    end

    assign fetched_valid = |(has & (256'd1 << asked[7:0]));
    assign fetched_value = values_rdata;

    wire _unused_ok = &{1'b0, peer_arrival_event_local, peer_arrival_event_entropy, peer_arrival_event_spdcid, peer_arrival_event_dpdcid, peer_arrival_event_m, peer_arrival_event_retx, peer_arrival_event_req, peer_arrival_event_p, peer_arrival_event_ack_psn_offset, peer_arrival_event_nt, peer_arrival_event_nack_code, peer_arrival_event_vendor_code, peer_arrival_event_psn, peer_arrival_event_payload, peer_arrival_event_cc_type, peer_arrival_event_mpr, peer_arrival_event_sack_psn_offset, peer_arrival_event_sack_bitmap, peer_arrival_event_cc_state, peer_arrival_ses_header[351:350], peer_arrival_ses_header[343:342], peer_arrival_ses_header[335:288], peer_arrival_ses_header[271:270], peer_arrival_ses_header[255:192], peer_arrival_ses_header[127:0], asked[15:8], taken_id[15:8]};

endmodule

`default_nettype wire

// Seals and opens a known packet before the first one of traffic.
`default_nettype none

module tss_self_test_n16 (
    input  wire         clk,
    input  wire         rst,
    input  wire         quiet,
    input  wire         plain_valid,
    output wire         testing,
    output wire         running,
    output wire         passed,
    output wire         failed,
    output wire         restart,
    output wire         domain_enable,
    output wire   [3:0] domain_index,
    output wire         domain_used,
    output wire  [23:0] domain_sdi,
    output wire   [1:0] domain_domain_mode,
    output wire   [1:0] domain_domain_associations,
    output wire   [7:0] domain_domain_crypt_offset,
    output wire   [1:0] domain_domain_udp_aad,
    output wire  [15:0] domain_domain_epoch_0,
    output wire  [15:0] domain_domain_epoch_1,
    output wire  [15:0] domain_domain_max_epoch_lifetime,
    output wire  [15:0] domain_domain_max_epoch_ahead,
    output wire  [47:0] domain_domain_rekey_mask,
    output wire   [5:0] domain_domain_rekey_shift,
    output wire         association_enable,
    output wire         association_there,
    output wire   [4:0] association_association,
    output wire [255:0] association_key_key,
    output wire  [95:0] association_key_iv_mask,
    output wire   [4:0] numbers_payload_context,
    output wire   [1:0] numbers_payload_kind,
    output wire  [48:0] numbers_payload_next,
    output wire  [48:0] numbers_payload_limit,
    output wire         numbers_valid,
    input  wire         numbers_ready,
    output wire   [3:0] failures_payload_index,
    output wire         failures_payload_kind,
    output wire  [15:0] failures_payload_limit,
    output wire  [15:0] failures_payload_warning,
    output wire         failures_valid,
    input  wire         failures_ready,
    output wire         tx_head_payload_ipv6,
    output wire [127:0] tx_head_payload_source,
    output wire [127:0] tx_head_payload_destination,
    output wire         tx_head_payload_udp,
    output wire  [63:0] tx_head_payload_between,
    output wire  [13:0] tx_head_payload_bytes,
    output wire  [23:0] tx_head_payload_sdi,
    output wire         tx_head_payload_an,
    output wire         tx_head_payload_has_ssi,
    output wire  [31:0] tx_head_payload_ssi,
    output wire         tx_head_valid,
    input  wire         tx_head_ready,
    output wire [127:0] tx_body_payload_data,
    output wire  [15:0] tx_body_payload_keep,
    output wire         tx_body_payload_last,
    output wire         tx_body_valid,
    input  wire         tx_body_ready,
    output wire         rx_head_payload_ipv6,
    output wire [127:0] rx_head_payload_source,
    output wire [127:0] rx_head_payload_destination,
    output wire         rx_head_payload_udp,
    output wire  [63:0] rx_head_payload_between,
    output wire  [13:0] rx_head_payload_bytes,
    output wire         rx_head_payload_trimmed,
    output wire   [7:0] rx_head_payload_tag,
    output wire         rx_head_valid,
    input  wire         rx_head_ready,
    output wire [127:0] rx_body_payload_data,
    output wire  [15:0] rx_body_payload_keep,
    output wire         rx_body_payload_last,
    output wire         rx_body_valid,
    input  wire         rx_body_ready,
    input  wire [127:0] tx_down_payload_data,
    input  wire  [15:0] tx_down_payload_keep,
    input  wire         tx_down_payload_last,
    input  wire         tx_down_valid,
    output wire         tx_down_ready,
    input  wire         tx_outcome_payload_sent,
    input  wire  [63:0] tx_outcome_payload_tsc,
    input  wire         tx_outcome_valid,
    output wire         tx_outcome_ready,
    input  wire [127:0] rx_down_payload_data,
    input  wire  [15:0] rx_down_payload_keep,
    input  wire         rx_down_payload_last,
    input  wire         rx_down_valid,
    output wire         rx_down_ready,
    input  wire   [3:0] rx_verdict_payload,
    input  wire         rx_verdict_valid,
    output wire         rx_verdict_ready
);

    localparam [3:0] STATE_SWEEP                  = 4'd0;
    localparam [3:0] STATE_DOMAIN                 = 4'd1;
    localparam [3:0] STATE_LIMIT                  = 4'd2;
    localparam [3:0] STATE_SETTLE                 = 4'd3;
    localparam [3:0] STATE_NUMBER                 = 4'd4;
    localparam [3:0] STATE_KEY                    = 4'd5;
    localparam [3:0] STATE_PREPARE                = 4'd6;
    localparam [3:0] STATE_RUN                    = 4'd7;
    localparam [3:0] STATE_DONE                   = 4'd8;
    localparam [3:0] RX_VERDICT_PAYLOAD_OPENED    = 4'd0;
    localparam [3:0] RX_VERDICT_PAYLOAD_AUTH_FAIL = 4'd3;
    localparam [1:0] DOMAIN_DOMAIN_MODE_CLUSTER   = 2'd1;
    localparam [1:0] NUMBERS_PAYLOAD_KIND_START   = 2'd0;
    localparam [1:0] DOMAIN_DOMAIN_UDP_AAD_PORTS  = 2'd0;
    localparam FAILURES_PAYLOAD_KIND_LIMIT  = 1'b0;

    reg    [3:0] state;
    reg          wrong;
    reg   [10:0] clocks;
    reg          sent;
    reg    [1:0] sent_beats;
    reg    [1:0] came;
    reg    [2:0] came_beats;
    reg    [1:0] came_bodies;
    reg          sealed_came;
    reg  [127:0] sealed_beat_data;
    reg   [15:0] sealed_beat_keep;
    reg          sealed_beat_last;
    reg    [2:0] sealed_index;
    reg    [8:0] sealed_equal;
    reg          sealed_looked;
    reg          opened_came;
    reg  [127:0] opened_beat_data;
    reg   [15:0] opened_beat_keep;
    reg          opened_beat_last;
    reg    [1:0] opened_index;
    reg    [8:0] opened_equal;
    reg          opened_looked;
    reg          outcomes;
    reg    [1:0] verdicts;

    wire         done = state == STATE_DONE;
    assign running = state == STATE_RUN;
    wire         sends_beat = running && sent_beats < 2'd3;
    wire         comes_beat = running && came_bodies < 2'd2;
    wire         forges = came_beats == 3'd4 && came_bodies == 2'd0;
    wire         sealed_differs = sealed_looked && !(&sealed_equal);
    wire         sealed_over = sealed_index == 3'd5 && !sealed_came && !sealed_looked;
    wire         opened_differs = opened_looked && !(&opened_equal);
    wire         opened_over = opened_index == 2'd3 && !opened_came && !opened_looked;
    wire         tells = tx_outcome_valid && running;
    wire         outcome_differs_term = !(tx_outcome_payload_sent && tx_outcome_payload_tsc == 64'h1dc074e500000023);
    wire         outcome_differs = tells && (outcome_differs_term || outcomes);
    wire         judges = rx_verdict_valid && running;
    wire         rx_verdict_payload_eq_3 = rx_verdict_payload == RX_VERDICT_PAYLOAD_AUTH_FAIL;
    wire         verdict_differs_term = !(verdicts == 2'd0 ? rx_verdict_payload_eq_3 : rx_verdict_payload == RX_VERDICT_PAYLOAD_OPENED);
    wire         verdict_differs = judges && (verdict_differs_term || verdicts == 2'd2);
    wire         differs_term = sealed_differs || opened_differs || outcome_differs || verdict_differs;
    wire         differs = differs_term || (plain_valid && running);
    wire         is_over = sealed_over && opened_over && outcomes && verdicts == 2'd2;
    wire         late = clocks == 11'h7b4;
    wire         ends = (running && is_over) || differs || late;
    assign failed = done && wrong;
    wire [127:0] tx_body_payload_data_and = 128'h100003010000070045230100ffff8c10 & {128{sent_beats == 2'd0}};
    wire [127:0] tx_body_payload_data_or = tx_body_payload_data_and | (128'h100000000000000500030042000001 & {128{sent_beats == 2'd1}});
    wire  [15:0] tx_body_payload_keep_or = {16{sent_beats == 2'd0}} | {16{sent_beats == 2'd1}};
    wire         running_and_came_lt_2 = running && came < 2'd2;
    wire [127:0] rx_body_payload_data_and = 128'h4c02a04423000000e574c01dcdab0008 & {128{came_beats == 3'd0}};
    wire [127:0] rx_body_payload_data_and_2 = 128'hef460733422f3153457bd0ce5b270498 & {128{came_beats == 3'd1}};
    wire [127:0] rx_body_payload_data_and_3 = 128'he6a6616d14e371ea2d3435477a991f15 & {128{came_beats == 3'd2}};
    wire [127:0] rx_body_payload_data_and_4 = 128'h2a80c5a48e2f479c6f0d71f8c8a612f6 & {128{came_beats == 3'd3}};
    wire [127:0] rx_body_payload_data_or = rx_body_payload_data_and | rx_body_payload_data_and_2 | rx_body_payload_data_and_3 | rx_body_payload_data_and_4;
    wire [127:0] rx_body_payload_data_or_2 = rx_body_payload_data_or | (128'he5d05113a5e89ce82a2798dd & {128{came_beats == 3'd4}});
    wire  [15:0] rx_body_payload_keep_or = {16{came_beats == 3'd0}} | {16{came_beats == 3'd1}};
    wire  [15:0] rx_body_payload_keep_or_2 = rx_body_payload_keep_or | {16{came_beats == 3'd2}} | {16{came_beats == 3'd3}};
    wire [127:0] sealed_equal_and = 128'h4c02a04423000000e574c01dcdab0008 & {128{sealed_index == 3'd0}};
    wire [127:0] sealed_equal_and_2 = 128'hef460733422f3153457bd0ce5b270498 & {128{sealed_index == 3'd1}};
    wire [127:0] sealed_equal_and_3 = 128'he6a6616d14e371ea2d3435477a991f15 & {128{sealed_index == 3'd2}};
    wire [127:0] sealed_equal_and_4 = 128'h2a80c5a48e2f479c6f0d71f8c8a612f6 & {128{sealed_index == 3'd3}};
    wire [127:0] sealed_equal_or = sealed_equal_and | sealed_equal_and_2 | sealed_equal_and_3 | sealed_equal_and_4;
    wire [127:0] sealed_equal_or_2 = sealed_equal_or | (128'he5d05113a5e89ce82a2798dd & {128{sealed_index == 3'd4}});
    wire [127:0] sealed_equal_xor = sealed_beat_data ^ sealed_equal_or_2;
    wire  [15:0] sealed_equal_or_3 = {16{sealed_index == 3'd0}} | {16{sealed_index == 3'd1}};
    wire  [15:0] sealed_equal_or_4 = sealed_equal_or_3 | {16{sealed_index == 3'd2}} | {16{sealed_index == 3'd3}};
    wire  [15:0] sealed_equal_or_5 = sealed_equal_or_4 | (16'hfff & {16{sealed_index == 3'd4}});
    wire         sealed_equal_or_5_15 = sealed_equal_or_5[15];
    wire         sealed_equal_or_5_14 = sealed_equal_or_5[14];
    wire         sealed_equal_any = |(sealed_equal_xor[127:112] & {{7{sealed_equal_or_5_15}}, sealed_equal_or_5[15:14], {7{sealed_equal_or_5_14}}});
    wire         sealed_equal_or_5_13 = sealed_equal_or_5[13];
    wire         sealed_equal_or_5_12 = sealed_equal_or_5[12];
    wire         sealed_equal_any_2 = |(sealed_equal_xor[111:96] & {{7{sealed_equal_or_5_13}}, sealed_equal_or_5[13:12], {7{sealed_equal_or_5_12}}});
    wire         sealed_equal_or_5_11 = sealed_equal_or_5[11];
    wire         sealed_equal_or_5_10 = sealed_equal_or_5[10];
    wire         sealed_equal_any_3 = |(sealed_equal_xor[95:80] & {{7{sealed_equal_or_5_11}}, sealed_equal_or_5[11:10], {7{sealed_equal_or_5_10}}});
    wire         sealed_equal_or_5_9 = sealed_equal_or_5[9];
    wire         sealed_equal_or_5_8 = sealed_equal_or_5[8];
    wire         sealed_equal_any_4 = |(sealed_equal_xor[79:64] & {{7{sealed_equal_or_5_9}}, sealed_equal_or_5[9:8], {7{sealed_equal_or_5_8}}});
    wire         sealed_equal_or_5_7 = sealed_equal_or_5[7];
    wire         sealed_equal_or_5_6 = sealed_equal_or_5[6];
    wire         sealed_equal_any_5 = |(sealed_equal_xor[63:48] & {{7{sealed_equal_or_5_7}}, sealed_equal_or_5[7:6], {7{sealed_equal_or_5_6}}});
    wire         sealed_equal_or_5_5 = sealed_equal_or_5[5];
    wire         sealed_equal_or_5_4 = sealed_equal_or_5[4];
    wire         sealed_equal_any_6 = |(sealed_equal_xor[47:32] & {{7{sealed_equal_or_5_5}}, sealed_equal_or_5[5:4], {7{sealed_equal_or_5_4}}});
    wire         sealed_equal_or_5_3 = sealed_equal_or_5[3];
    wire         sealed_equal_or_5_2 = sealed_equal_or_5[2];
    wire         sealed_equal_any_7 = |(sealed_equal_xor[31:16] & {{7{sealed_equal_or_5_3}}, sealed_equal_or_5[3:2], {7{sealed_equal_or_5_2}}});
    wire         sealed_equal_or_5_1 = sealed_equal_or_5[1];
    wire         sealed_equal_or_5_0 = sealed_equal_or_5[0];
    wire         sealed_equal_any_8 = |(sealed_equal_xor[15:0] & {{7{sealed_equal_or_5_1}}, sealed_equal_or_5[1:0], {7{sealed_equal_or_5_0}}});
    wire         sealed_equal_match = sealed_beat_last == (sealed_index == 3'd4);
    wire         sealed_index_lt_5 = sealed_index < 3'd5;
    wire         sealed_came_and_running = sealed_came && running;
    wire [127:0] opened_equal_and = 128'h100003010000070045230100ffff8c10 & {128{opened_index == 2'd0}};
    wire [127:0] opened_equal_and_2 = 128'h100000000000000500030042000001 & {128{opened_index == 2'd1}};
    wire [127:0] opened_equal_and_3 = 128'hf0e0d0c0b0a09080706050403020100 & {128{opened_index == 2'd2}};
    wire [127:0] opened_equal_xor = opened_beat_data ^ (opened_equal_and | opened_equal_and_2 | opened_equal_and_3);
    wire  [15:0] opened_equal_or = {16{opened_index == 2'd0}} | {16{opened_index == 2'd1}};
    wire  [15:0] opened_equal_or_2 = opened_equal_or | {16{opened_index == 2'd2}};
    wire         opened_equal_or_2_15 = opened_equal_or_2[15];
    wire         opened_equal_or_2_14 = opened_equal_or_2[14];
    wire         opened_equal_any = |(opened_equal_xor[127:112] & {{7{opened_equal_or_2_15}}, opened_equal_or_2[15:14], {7{opened_equal_or_2_14}}});
    wire         opened_equal_or_2_13 = opened_equal_or_2[13];
    wire         opened_equal_or_2_12 = opened_equal_or_2[12];
    wire         opened_equal_any_2 = |(opened_equal_xor[111:96] & {{7{opened_equal_or_2_13}}, opened_equal_or_2[13:12], {7{opened_equal_or_2_12}}});
    wire         opened_equal_or_2_11 = opened_equal_or_2[11];
    wire         opened_equal_or_2_10 = opened_equal_or_2[10];
    wire         opened_equal_any_3 = |(opened_equal_xor[95:80] & {{7{opened_equal_or_2_11}}, opened_equal_or_2[11:10], {7{opened_equal_or_2_10}}});
    wire         opened_equal_or_2_9 = opened_equal_or_2[9];
    wire         opened_equal_or_2_8 = opened_equal_or_2[8];
    wire         opened_equal_any_4 = |(opened_equal_xor[79:64] & {{7{opened_equal_or_2_9}}, opened_equal_or_2[9:8], {7{opened_equal_or_2_8}}});
    wire         opened_equal_or_2_7 = opened_equal_or_2[7];
    wire         opened_equal_or_2_6 = opened_equal_or_2[6];
    wire         opened_equal_any_5 = |(opened_equal_xor[63:48] & {{7{opened_equal_or_2_7}}, opened_equal_or_2[7:6], {7{opened_equal_or_2_6}}});
    wire         opened_equal_or_2_5 = opened_equal_or_2[5];
    wire         opened_equal_or_2_4 = opened_equal_or_2[4];
    wire         opened_equal_any_6 = |(opened_equal_xor[47:32] & {{7{opened_equal_or_2_5}}, opened_equal_or_2[5:4], {7{opened_equal_or_2_4}}});
    wire         opened_equal_or_2_3 = opened_equal_or_2[3];
    wire         opened_equal_or_2_2 = opened_equal_or_2[2];
    wire         opened_equal_any_7 = |(opened_equal_xor[31:16] & {{7{opened_equal_or_2_3}}, opened_equal_or_2[3:2], {7{opened_equal_or_2_2}}});
    wire         opened_equal_or_2_1 = opened_equal_or_2[1];
    wire         opened_equal_or_2_0 = opened_equal_or_2[0];
    wire         opened_equal_any_8 = |(opened_equal_xor[15:0] & {{7{opened_equal_or_2_1}}, opened_equal_or_2[1:0], {7{opened_equal_or_2_0}}});
    wire         opened_equal_match = opened_beat_last == (opened_index == 2'd2);
    wire         opened_index_lt_3 = opened_index < 2'd3;
    wire         opened_came_and_running = opened_came && running;

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_SWEEP;
            wrong <= 1'b0;
            clocks <= 11'd0;
            sent <= 1'b0;
            sent_beats <= 2'd0;
            came <= 2'd0;
            came_beats <= 3'd0;
            came_bodies <= 2'd0;
            sealed_came <= 1'b0;
            sealed_index <= 3'd0;
            sealed_looked <= 1'b0;
            opened_came <= 1'b0;
            opened_index <= 2'd0;
            opened_looked <= 1'b0;
            outcomes <= 1'b0;
            verdicts <= 2'd0;
        end else begin
            if (running && tx_head_ready) begin
                sent <= 1'b1;
            end
            if (sends_beat && tx_body_ready) begin
                sent_beats <= sent_beats + 2'd1;
            end
            if (running_and_came_lt_2 && rx_head_ready) begin
                came <= came + 2'd1;
            end
            if (comes_beat && rx_body_ready) begin
                came_beats <= came_beats + 3'd1;
                if (came_beats == 3'd4) begin
                    came_beats <= 3'd0;
                    came_bodies <= came_bodies + 2'd1;
                end
            end
            sealed_came <= tx_down_valid && running;
            sealed_looked <= sealed_came_and_running;
            if (sealed_came_and_running && sealed_index_lt_5) begin
                sealed_index <= sealed_index + 3'd1;
            end
            opened_came <= rx_down_valid && running;
            opened_looked <= opened_came_and_running;
            if (opened_came_and_running && opened_index_lt_3) begin
                opened_index <= opened_index + 2'd1;
            end
            if (tells) begin
                outcomes <= 1'b1;
            end
            if (judges) begin
                verdicts <= verdicts == 2'd2 ? verdicts : verdicts + 2'd1;
            end
            case (state)
                STATE_SWEEP: begin
                    if (quiet) begin
                        state <= STATE_DOMAIN;
                    end
                end
                STATE_DOMAIN: begin
                    state <= STATE_LIMIT;
                end
                STATE_LIMIT: begin
                    if (failures_ready) begin
                        state <= STATE_SETTLE;
                    end
                end
                STATE_SETTLE: begin
                    if (quiet) begin
                        state <= STATE_NUMBER;
                    end
                end
                STATE_NUMBER: begin
                    if (numbers_ready) begin
                        state <= STATE_KEY;
                    end
                end
                STATE_KEY: begin
                    state <= STATE_PREPARE;
                end
                STATE_PREPARE: begin
                    if (quiet) begin
                        state <= STATE_RUN;
                    end
                end
                default: begin end
            endcase
            if (!done) begin
                clocks <= clocks + 11'd1;
                if (ends) begin
                    wrong <= differs || late;
                    state <= STATE_DONE;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (running) begin
            sealed_beat_data <= tx_down_payload_data;
            sealed_beat_keep <= tx_down_payload_keep;
            sealed_beat_last <= tx_down_payload_last;
        end
        sealed_equal <= {
            !sealed_equal_any,
            !sealed_equal_any_2,
            !sealed_equal_any_3,
            !sealed_equal_any_4,
            !sealed_equal_any_5,
            !sealed_equal_any_6,
            !sealed_equal_any_7,
            !sealed_equal_any_8,
            sealed_beat_keep == sealed_equal_or_5 && sealed_equal_match && sealed_index_lt_5
        };
        if (running) begin
            opened_beat_data <= rx_down_payload_data;
            opened_beat_keep <= rx_down_payload_keep;
            opened_beat_last <= rx_down_payload_last;
        end
        opened_equal <= {
            !opened_equal_any,
            !opened_equal_any_2,
            !opened_equal_any_3,
            !opened_equal_any_4,
            !opened_equal_any_5,
            !opened_equal_any_6,
            !opened_equal_any_7,
            !opened_equal_any_8,
            opened_beat_keep == opened_equal_or_2 && opened_equal_match && opened_index_lt_3
        };
    end

    assign testing = !done;
    assign passed = done && !wrong;
    assign restart = (!done && ends) || failed;
    assign domain_enable = state == STATE_DOMAIN;
    assign domain_index = 4'd0;
    assign domain_used = 1'b1;
    assign domain_sdi = 24'habcd;
    assign domain_domain_mode = DOMAIN_DOMAIN_MODE_CLUSTER;
    assign domain_domain_associations = 2'd1;
    assign domain_domain_crypt_offset = 8'd0;
    assign domain_domain_udp_aad = DOMAIN_DOMAIN_UDP_AAD_PORTS;
    assign domain_domain_epoch_0 = 16'h1dc0;
    assign domain_domain_epoch_1 = 16'h1dc0;
    assign domain_domain_max_epoch_lifetime = 16'd0;
    assign domain_domain_max_epoch_ahead = 16'd0;
    assign domain_domain_rekey_mask = 48'hffff00000000;
    assign domain_domain_rekey_shift = 6'd32;
    assign association_enable = state == STATE_KEY;
    assign association_there = 1'b1;
    assign association_association = 5'd0;
    assign association_key_key = 256'h34448a064292601b11a0978f56a2d34cf3fc35ede1a6bc04f8db3e5243a2b0ca;
    assign association_key_iv_mask = 96'd0;
    assign numbers_payload_context = 5'd0;
    assign numbers_payload_kind = NUMBERS_PAYLOAD_KIND_START;
    assign numbers_payload_next = 49'h74e500000023;
    assign numbers_payload_limit = 49'h74e500000024;
    assign numbers_valid = state == STATE_NUMBER;
    assign failures_payload_index = 4'd0;
    assign failures_payload_kind = FAILURES_PAYLOAD_KIND_LIMIT;
    assign failures_payload_limit = {16{1'b1}};
    assign failures_payload_warning = 16'd0;
    assign failures_valid = state == STATE_LIMIT;
    assign tx_head_payload_ipv6 = 1'b0;
    assign tx_head_payload_source = 128'hc0a82a01;
    assign tx_head_payload_destination = 128'hc0a82a02;
    assign tx_head_payload_udp = 1'b0;
    assign tx_head_payload_between = 64'h1234000000000000;
    assign tx_head_payload_bytes = 14'd48;
    assign tx_head_payload_sdi = 24'habcd;
    assign tx_head_payload_an = 1'b0;
    assign tx_head_payload_has_ssi = 1'b0;
    assign tx_head_payload_ssi = 32'd0;
    assign tx_head_valid = running && !sent;
    assign tx_body_payload_data = tx_body_payload_data_or | (128'hf0e0d0c0b0a09080706050403020100 & {128{sent_beats == 2'd2}});
    assign tx_body_payload_keep = tx_body_payload_keep_or | {16{sent_beats == 2'd2}};
    assign tx_body_payload_last = sent_beats == 2'd2;
    assign tx_body_valid = sends_beat;
    assign rx_head_payload_ipv6 = 1'b0;
    assign rx_head_payload_source = 128'hc0a82a01;
    assign rx_head_payload_destination = 128'hc0a82a02;
    assign rx_head_payload_udp = 1'b0;
    assign rx_head_payload_between = 64'h1234000000000000;
    assign rx_head_payload_bytes = 14'd76;
    assign rx_head_payload_trimmed = 1'b0;
    assign rx_head_payload_tag = 8'd0;
    assign rx_head_valid = running_and_came_lt_2;
    assign rx_body_payload_data = rx_body_payload_data_or_2 ^ {127'd0, forges};
    assign rx_body_payload_keep = rx_body_payload_keep_or_2 | (16'hfff & {16{came_beats == 3'd4}});
    assign rx_body_payload_last = came_beats == 3'd4;
    assign rx_body_valid = comes_beat;
    assign tx_down_ready = 1'b1;
    assign tx_outcome_ready = 1'b1;
    assign rx_down_ready = 1'b1;
    assign rx_verdict_ready = 1'b1;

endmodule

`default_nettype wire

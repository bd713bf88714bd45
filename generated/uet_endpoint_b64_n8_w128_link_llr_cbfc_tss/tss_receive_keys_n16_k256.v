// The keys of packets: a cache of 256, and what derives and installs those that are not there.
`default_nettype none

module tss_receive_keys_n16_k256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         write_enable,
    input  wire   [4:0] write_association,
    input  wire [255:0] write_key_key,
    input  wire  [95:0] write_key_iv_mask,
    input  wire         forget_enable,
    input  wire   [3:0] forget_index,
    input  wire         installed,
    input  wire         completed,
    output wire         quiet,
    output reg          missed,
    input  wire         up_payload_needed,
    input  wire   [4:0] up_payload_request_association,
    input  wire         up_payload_request_derive,
    input  wire         up_payload_request_server,
    input  wire         up_payload_request_direct,
    input  wire         up_payload_request_wide,
    input  wire [127:0] up_payload_request_address,
    input  wire  [15:0] up_payload_request_epoch,
    input  wire  [31:0] up_payload_request_rekey,
    input  wire   [2:0] up_payload_packet_judgement,
    input  wire   [3:0] up_payload_packet_index,
    input  wire  [23:0] up_payload_packet_sdi,
    input  wire         up_payload_packet_around_ipv6,
    input  wire [127:0] up_payload_packet_around_source,
    input  wire [127:0] up_payload_packet_around_destination,
    input  wire         up_payload_packet_around_udp,
    input  wire  [63:0] up_payload_packet_around_between,
    input  wire  [13:0] up_payload_packet_around_bytes,
    input  wire   [5:0] up_payload_packet_skipped_bytes,
    input  wire  [13:0] up_payload_packet_opened_bytes,
    input  wire  [95:0] up_payload_packet_iv,
    input  wire [319:0] up_payload_packet_header,
    input  wire   [5:0] up_payload_packet_header_bytes,
    input  wire  [13:0] up_payload_packet_aad_bytes,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_needed,
    output wire   [7:0] down_payload_place_slot,
    output wire  [95:0] down_payload_place_iv_mask,
    output wire   [2:0] down_payload_packet_judgement,
    output wire   [3:0] down_payload_packet_index,
    output wire  [23:0] down_payload_packet_sdi,
    output wire         down_payload_packet_around_ipv6,
    output wire [127:0] down_payload_packet_around_source,
    output wire [127:0] down_payload_packet_around_destination,
    output wire         down_payload_packet_around_udp,
    output wire  [63:0] down_payload_packet_around_between,
    output wire  [13:0] down_payload_packet_around_bytes,
    output wire   [5:0] down_payload_packet_skipped_bytes,
    output wire  [13:0] down_payload_packet_opened_bytes,
    output wire  [95:0] down_payload_packet_iv,
    output wire [319:0] down_payload_packet_header,
    output wire   [5:0] down_payload_packet_header_bytes,
    output wire  [13:0] down_payload_packet_aad_bytes,
    output wire         down_valid,
    input  wire         down_ready,
    output wire   [7:0] keys_payload_number,
    output wire [255:0] keys_payload_key,
    output wire         keys_valid,
    input  wire         keys_ready
);

    localparam [3:0] STATE_SWEEP   = 4'd0;
    localparam [3:0] STATE_IDLE    = 4'd1;
    localparam [3:0] STATE_HASH    = 4'd2;
    localparam [3:0] STATE_LOOK    = 4'd3;
    localparam [3:0] STATE_DECIDE  = 4'd4;
    localparam [3:0] STATE_ASK     = 4'd5;
    localparam [3:0] STATE_DERIVE  = 4'd6;
    localparam [3:0] STATE_DRAIN   = 4'd7;
    localparam [3:0] STATE_INSTALL = 4'd8;
    localparam [3:0] STATE_WAIT    = 4'd9;
    localparam [3:0] STATE_MASK    = 4'd10;
    localparam [3:0] STATE_OFFER   = 4'd11;

    reg    [3:0] state;
    reg          held_needed;
    reg    [4:0] held_request_association;
    reg          held_request_derive;
    reg          held_request_server;
    reg          held_request_direct;
    reg          held_request_wide;
    reg  [127:0] held_request_address;
    reg   [15:0] held_request_epoch;
    reg   [31:0] held_request_rekey;
    reg    [2:0] held_packet_judgement;
    reg    [3:0] held_packet_index;
    reg   [23:0] held_packet_sdi;
    reg          held_packet_around_ipv6;
    reg  [127:0] held_packet_around_source;
    reg  [127:0] held_packet_around_destination;
    reg          held_packet_around_udp;
    reg   [63:0] held_packet_around_between;
    reg   [13:0] held_packet_around_bytes;
    reg    [5:0] held_packet_skipped_bytes;
    reg   [13:0] held_packet_opened_bytes;
    reg   [95:0] held_packet_iv;
    reg  [319:0] held_packet_header;
    reg    [5:0] held_packet_header_bytes;
    reg   [13:0] held_packet_aad_bytes;
    reg    [5:0] set;
    reg    [1:0] way;
    reg    [1:0] turn;
    reg    [5:0] equal_0;
    reg    [5:0] equal_1;
    reg    [5:0] equal_2;
    reg    [5:0] equal_3;
    reg          sweeps_all;
    reg          sweeps_both;
    reg    [4:0] swept;
    reg  [351:0] association_keys_rdata;
    reg          stores;
    reg    [6:0] issued;
    reg    [6:0] ended;
    reg    [6:0] last_of_slot;
    reg  [255:0] key_key;
    reg   [95:0] key_iv_mask;
    wire         kdf_up_ready;
    wire [255:0] kdf_down_payload_key;
    wire  [95:0] kdf_down_payload_iv_mask;
    wire         kdf_down_valid;
    reg   [95:0] masks_rdata;
    (* no_rw_check *)
    reg  [351:0] association_keys [0:31];
    reg  [181:0] way_0 [0:63];
    reg          used_0 [0:63];
    reg  [181:0] way_1 [0:63];
    reg          used_1 [0:63];
    reg  [181:0] way_2 [0:63];
    reg          used_2 [0:63];
    reg  [181:0] way_3 [0:63];
    reg          used_3 [0:63];
    reg    [6:0] last_packets [0:255];
    (* no_rw_check *)
    reg   [95:0] masks [0:255];

    wire [181:0] wanted = {
        held_request_wide,
        held_request_address,
        held_request_epoch,
        held_request_rekey,
        held_request_association
    };
    wire [181:0] way_0_rdata = way_0[set];
    wire         used_0_rdata = used_0[set];
    wire         used_0_rdata_1 = used_0[set];
    wire [181:0] way_1_rdata = way_1[set];
    wire         used_1_rdata = used_1[set];
    wire         used_1_rdata_1 = used_1[set];
    wire [181:0] way_2_rdata = way_2[set];
    wire         used_2_rdata = used_2[set];
    wire         used_2_rdata_1 = used_2[set];
    wire [181:0] way_3_rdata = way_3[set];
    wire         used_3_rdata = used_3[set];
    wire         used_3_rdata_1 = used_3[set];
    wire   [7:0] slot = {set, way};
    wire   [6:0] last_packets_rdata = last_packets[slot];
    wire   [6:0] flying = issued - ended;
    wire         in_use = last_of_slot - ended < flying;
    wire         hands = state == STATE_OFFER && down_ready;
    wire         issues = hands && held_needed;
    wire         kdf_valid = state == STATE_ASK && held_request_derive;
    wire   [3:0] hits = {&equal_3, &equal_2, &equal_1, &equal_0};
    wire         found = |hits;
    wire         hit_way_term = !(|hits[1:0]);
    wire   [1:0] hit_way = {hit_way_term, hit_way_term ? !hits[2] : !hits[0]};
    wire         stores_and_way_eq_0 = stores && way == 2'd0;
    wire         used_0_term = way_0_rdata[0] == swept[0] || sweeps_both;
    wire         used_0_term_2 = !(sweeps_all || (way_0_rdata[4:1] == swept[4:1] && used_0_term));
    wire         stores_and_way_eq_1 = stores && way == 2'd1;
    wire         used_1_term = way_1_rdata[0] == swept[0] || sweeps_both;
    wire         used_1_term_2 = !(sweeps_all || (way_1_rdata[4:1] == swept[4:1] && used_1_term));
    wire         stores_and_way_eq_2 = stores && way == 2'd2;
    wire         used_2_term = way_2_rdata[0] == swept[0] || sweeps_both;
    wire         used_2_term_2 = !(sweeps_all || (way_2_rdata[4:1] == swept[4:1] && used_2_term));
    wire         stores_and_way_eq_3 = stores && way == 2'd3;
    wire         used_3_term = way_3_rdata[0] == swept[0] || sweeps_both;
    wire         used_3_term_2 = !(sweeps_all || (way_3_rdata[4:1] == swept[4:1] && used_3_term));
    wire         set_all = &set;
    wire         swept_term = write_enable || forget_enable;

    tss_kdf kdf (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_key       (association_keys_rdata[351:96]),
        .up_payload_server    (held_request_server),
        .up_payload_epoch     (held_request_epoch),
        .up_payload_rekey     (held_request_rekey),
        .up_payload_wide      (held_request_wide),
        .up_payload_address   (held_request_address),
        .up_valid             (kdf_valid),
        .up_ready             (kdf_up_ready),
        .down_payload_key     (kdf_down_payload_key),
        .down_payload_iv_mask (kdf_down_payload_iv_mask),
        .down_valid           (kdf_down_valid),
        .down_ready           (state == STATE_DERIVE)
    );

    always @* begin
        stores = 1'b0;
        case (state)
            STATE_WAIT: begin
                stores = installed;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        association_keys_rdata <= association_keys[held_request_association];
        if (write_enable) association_keys[write_association] <= {write_key_key, write_key_iv_mask};
    end

    always @(posedge clk) begin
        if (stores_and_way_eq_0) way_0[set] <= wanted;
    end

    always @(posedge clk) begin
        if (state == STATE_SWEEP || stores_and_way_eq_0) used_0[set] <= state == STATE_SWEEP ? used_0_rdata && used_0_term_2 : 1'b1;
    end

    always @(posedge clk) begin
        if (stores_and_way_eq_1) way_1[set] <= wanted;
    end

    always @(posedge clk) begin
        if (state == STATE_SWEEP || stores_and_way_eq_1) used_1[set] <= state == STATE_SWEEP ? used_1_rdata && used_1_term_2 : 1'b1;
    end

    always @(posedge clk) begin
        if (stores_and_way_eq_2) way_2[set] <= wanted;
    end

    always @(posedge clk) begin
        if (state == STATE_SWEEP || stores_and_way_eq_2) used_2[set] <= state == STATE_SWEEP ? used_2_rdata && used_2_term_2 : 1'b1;
    end

    always @(posedge clk) begin
        if (stores_and_way_eq_3) way_3[set] <= wanted;
    end

    always @(posedge clk) begin
        if (state == STATE_SWEEP || stores_and_way_eq_3) used_3[set] <= state == STATE_SWEEP ? used_3_rdata && used_3_term_2 : 1'b1;
    end

    always @(posedge clk) begin
        if (issues) last_packets[slot] <= issued;
    end

    always @(posedge clk) begin
        masks_rdata <= masks[slot];
        if (stores) masks[slot] <= key_iv_mask;
    end

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_SWEEP;
            set <= 6'd0;
            turn <= 2'd0;
            sweeps_all <= 1'b1;
            issued <= 7'd0;
            ended <= 7'd0;
            missed <= 1'b0;
        end else begin
            if (issues) begin
                issued <= issued + 7'd1;
            end
            if (completed) begin
                ended <= ended + 7'd1;
            end
            missed <= 1'b0;
            if (set_all) begin
                sweeps_all <= 1'b0;
            end
            case (state)
                STATE_SWEEP: begin
                    set <= set + 6'd1;
                    if (set_all) begin
                        state <= STATE_IDLE;
                    end
                end
                STATE_IDLE: begin
                    if (up_valid && up_payload_needed) begin
                        state <= STATE_HASH;
                    end else if (up_valid) begin
                        state <= STATE_OFFER;
                    end
                end
                STATE_HASH: begin
                    set <= {
                        ^(wanted & 182'h2b376938bca3083f566ed2717946107eacdda4e2f28c20),
                        ^(wanted & 182'h159bb49c5e51841fab376938bca3083f566ed271794610),
                        ^(wanted & 182'h2acdda4e2f28c20fd59bb49c5e51841fab376938bca308),
                        ^(wanted & 182'h3566ed2717946107eacdda4e2f28c20fd59bb49c5e5184),
                        ^(wanted & 182'h3ab376938bca3083f566ed2717946107eacdda4e2f28c2),
                        ^(wanted & 182'h166ed2717946107eacdda4e2f28c20fd59bb49c5e51841)
                    };
                    state <= STATE_LOOK;
                end
                STATE_LOOK: begin
                    state <= STATE_DECIDE;
                end
                STATE_DECIDE: begin
                    missed <= !found;
                    if (found) begin
                        state <= STATE_MASK;
                    end else begin
                        turn <= turn + 2'd1;
                        state <= STATE_ASK;
                    end
                end
                STATE_ASK: begin
                    if (held_request_derive) begin
                        state <= STATE_DERIVE;
                    end else begin
                        state <= STATE_DRAIN;
                    end
                end
                STATE_DERIVE: begin
                    if (kdf_down_valid) begin
                        state <= STATE_DRAIN;
                    end
                end
                STATE_DRAIN: begin
                    if (!in_use) begin
                        state <= STATE_INSTALL;
                    end
                end
                STATE_INSTALL: begin
                    if (keys_ready) begin
                        state <= STATE_WAIT;
                    end
                end
                STATE_WAIT: begin
                    if (installed) begin
                        state <= STATE_MASK;
                    end
                end
                STATE_MASK: begin
                    state <= STATE_OFFER;
                end
                STATE_OFFER: begin
                    if (down_ready) begin
                        state <= STATE_IDLE;
                    end
                end
                default: begin end
            endcase
            if (swept_term) begin
                set <= 6'd0;
                state <= STATE_SWEEP;
            end
        end
    end

    always @(posedge clk) begin
        equal_0 <= {
            way_0_rdata[181:155] == wanted[181:155] && used_0_rdata_1,
            way_0_rdata[154:124] == wanted[154:124],
            way_0_rdata[123:93] == wanted[123:93],
            way_0_rdata[92:62] == wanted[92:62],
            way_0_rdata[61:31] == wanted[61:31],
            way_0_rdata[30:0] == wanted[30:0]
        };
        equal_1 <= {
            way_1_rdata[181:155] == wanted[181:155] && used_1_rdata_1,
            way_1_rdata[154:124] == wanted[154:124],
            way_1_rdata[123:93] == wanted[123:93],
            way_1_rdata[92:62] == wanted[92:62],
            way_1_rdata[61:31] == wanted[61:31],
            way_1_rdata[30:0] == wanted[30:0]
        };
        equal_2 <= {
            way_2_rdata[181:155] == wanted[181:155] && used_2_rdata_1,
            way_2_rdata[154:124] == wanted[154:124],
            way_2_rdata[123:93] == wanted[123:93],
            way_2_rdata[92:62] == wanted[92:62],
            way_2_rdata[61:31] == wanted[61:31],
            way_2_rdata[30:0] == wanted[30:0]
        };
        equal_3 <= {
            way_3_rdata[181:155] == wanted[181:155] && used_3_rdata_1,
            way_3_rdata[154:124] == wanted[154:124],
            way_3_rdata[123:93] == wanted[123:93],
            way_3_rdata[92:62] == wanted[92:62],
            way_3_rdata[61:31] == wanted[61:31],
            way_3_rdata[30:0] == wanted[30:0]
        };
        last_of_slot <= last_packets_rdata;
        case (state)
            STATE_IDLE: begin
                held_needed <= up_payload_needed;
                held_request_association <= up_payload_request_association;
                held_request_derive <= up_payload_request_derive;
                held_request_server <= up_payload_request_server;
                held_request_direct <= up_payload_request_direct;
                held_request_wide <= up_payload_request_wide;
                held_request_address <= up_payload_request_address;
                held_request_epoch <= up_payload_request_epoch;
                held_request_rekey <= up_payload_request_rekey;
                held_packet_judgement <= up_payload_packet_judgement;
                held_packet_index <= up_payload_packet_index;
                held_packet_sdi <= up_payload_packet_sdi;
                held_packet_around_ipv6 <= up_payload_packet_around_ipv6;
                held_packet_around_source <= up_payload_packet_around_source;
                held_packet_around_destination <= up_payload_packet_around_destination;
                held_packet_around_udp <= up_payload_packet_around_udp;
                held_packet_around_between <= up_payload_packet_around_between;
                held_packet_around_bytes <= up_payload_packet_around_bytes;
                held_packet_skipped_bytes <= up_payload_packet_skipped_bytes;
                held_packet_opened_bytes <= up_payload_packet_opened_bytes;
                held_packet_iv <= up_payload_packet_iv;
                held_packet_header <= up_payload_packet_header;
                held_packet_header_bytes <= up_payload_packet_header_bytes;
                held_packet_aad_bytes <= up_payload_packet_aad_bytes;
            end
            STATE_DECIDE: begin
                way <= found ? hit_way : turn;
            end
            STATE_ASK: begin
                key_key <= association_keys_rdata[351:96];
                key_iv_mask <= association_keys_rdata[95:0] & {96{!held_request_direct}};
            end
            STATE_DERIVE: begin
                key_key <= kdf_down_payload_key;
                key_iv_mask <= kdf_down_payload_iv_mask;
            end
            default: begin end
        endcase
        if (swept_term) begin
            swept <= write_enable ? write_association : {forget_index, 1'b0};
            sweeps_both <= forget_enable;
        end
    end

    assign quiet = state == STATE_IDLE;
    assign up_ready = state == STATE_IDLE;
    assign down_payload_needed = held_needed;
    assign down_payload_place_slot = slot;
    assign down_payload_place_iv_mask = masks_rdata;
    assign down_payload_packet_judgement = held_packet_judgement;
    assign down_payload_packet_index = held_packet_index;
    assign down_payload_packet_sdi = held_packet_sdi;
    assign down_payload_packet_around_ipv6 = held_packet_around_ipv6;
    assign down_payload_packet_around_source = held_packet_around_source;
    assign down_payload_packet_around_destination = held_packet_around_destination;
    assign down_payload_packet_around_udp = held_packet_around_udp;
    assign down_payload_packet_around_between = held_packet_around_between;
    assign down_payload_packet_around_bytes = held_packet_around_bytes;
    assign down_payload_packet_skipped_bytes = held_packet_skipped_bytes;
    assign down_payload_packet_opened_bytes = held_packet_opened_bytes;
    assign down_payload_packet_iv = held_packet_iv;
    assign down_payload_packet_header = held_packet_header;
    assign down_payload_packet_header_bytes = held_packet_header_bytes;
    assign down_payload_packet_aad_bytes = held_packet_aad_bytes;
    assign down_valid = state == STATE_OFFER;
    assign keys_payload_number = slot;
    assign keys_payload_key = key_key;
    assign keys_valid = state == STATE_INSTALL;

    wire _unused_ok = &{1'b0, kdf_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) flights_are_counted: assert (!issues || flying != 7'd127);
    always @(posedge clk) if (!rst) ends_were_issued: assert (!completed || (|flying));
    always @(posedge clk) if (!rst) kdf_is_free: assert (!kdf_valid || kdf_up_ready);
    always @(posedge clk) if (!rst) changed_while_quiet: assert (!swept_term || state == STATE_IDLE);
    always @(posedge clk) if (!rst) one_change_at_a_time: assert (!(write_enable && forget_enable));
`endif

endmodule

`default_nettype wire

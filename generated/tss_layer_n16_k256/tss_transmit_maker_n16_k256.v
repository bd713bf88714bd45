// Derives the keys of packets, and installs them.
`default_nettype none

module tss_transmit_maker_n16_k256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         write_enable,
    input  wire         write_there,
    input  wire   [4:0] write_association,
    input  wire [255:0] write_key_key,
    input  wire  [95:0] write_key_iv_mask,
    input  wire         check_enable,
    input  wire   [4:0] check_association,
    input  wire [255:0] check_key,
    input  wire         free,
    input  wire         installed,
    output wire         quiet,
    output reg          elsewhere,
    output reg          again,
    output wire         made,
    output wire  [95:0] mask,
    input  wire   [7:0] up_payload_slot,
    input  wire   [4:0] up_payload_request_association,
    input  wire         up_payload_request_derive,
    input  wire         up_payload_request_server,
    input  wire         up_payload_request_direct,
    input  wire         up_payload_request_wide,
    input  wire [127:0] up_payload_request_address,
    input  wire  [15:0] up_payload_request_epoch,
    input  wire  [31:0] up_payload_request_rekey,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [7:0] keys_payload_number,
    output wire [255:0] keys_payload_key,
    output wire         keys_valid,
    input  wire         keys_ready
);

    localparam [2:0] STATE_IDLE    = 3'd0;
    localparam [2:0] STATE_FETCH   = 3'd1;
    localparam [2:0] STATE_ASK     = 3'd2;
    localparam [2:0] STATE_DERIVE  = 3'd3;
    localparam [2:0] STATE_DRAIN   = 3'd4;
    localparam [2:0] STATE_INSTALL = 3'd5;
    localparam [2:0] STATE_WAIT    = 3'd6;

    reg    [2:0] state;
    reg    [7:0] held_slot;
    reg    [4:0] held_request_association;
    reg          held_request_derive;
    reg          held_request_server;
    reg          held_request_direct;
    reg          held_request_wide;
    reg  [127:0] held_request_address;
    reg   [15:0] held_request_epoch;
    reg   [31:0] held_request_rekey;
    reg          wipes;
    reg    [4:0] row;
    reg    [5:0] looked;
    reg  [351:0] association_keys_rdata;
    reg    [4:0] row_compare;
    reg          valid_compare;
    reg          valid_join;
    reg    [7:0] equal_join;
    reg          of_own_join;
    reg  [255:0] key_key;
    reg   [95:0] key_iv_mask;
    wire         kdf_up_ready;
    wire [255:0] kdf_down_payload_key;
    wire  [95:0] kdf_down_payload_iv_mask;
    wire         kdf_down_valid;
    (* no_rw_check *)
    reg  [351:0] association_keys [0:31];

    wire       looks = check_enable && !looked[5];
    wire       of_own = row_compare == check_association;
    wire [7:0] equal = {
        association_keys_rdata[351:320] == check_key[255:224],
        association_keys_rdata[319:288] == check_key[223:192],
        association_keys_rdata[287:256] == check_key[191:160],
        association_keys_rdata[255:224] == check_key[159:128],
        association_keys_rdata[223:192] == check_key[127:96],
        association_keys_rdata[191:160] == check_key[95:64],
        association_keys_rdata[159:128] == check_key[63:32],
        association_keys_rdata[127:96] == check_key[31:0]
    };
    wire       kdf_valid = state == STATE_ASK && held_request_derive;
    wire [4:0] association_keys_rdata_choice = check_enable ? looked[4:0] : held_request_association;
    wire       state_eq_0_and_not_wipes = state == STATE_IDLE && !wipes;
    wire [4:0] association_keys_choice = wipes ? row : write_association;

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

    always @(posedge clk) begin
        association_keys_rdata <= association_keys[association_keys_rdata_choice];
        if (write_enable || wipes) association_keys[association_keys_choice] <= {write_key_key & {256{!wipes}}, write_key_iv_mask & {96{!wipes}}};
    end

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_IDLE;
            wipes <= 1'b1;
            row <= 5'd0;
            looked <= 6'd0;
            elsewhere <= 1'b0;
            again <= 1'b0;
            valid_compare <= 1'b0;
            valid_join <= 1'b0;
        end else begin
            if (wipes) begin
                row <= row + 5'd1;
                if (&row) begin
                    wipes <= 1'b0;
                end
            end
            looked <= check_enable ? (looks ? looked + 6'd1 : looked) : 6'd0;
            if (!check_enable) begin
                elsewhere <= 1'b0;
                again <= 1'b0;
            end else if (valid_join && (&equal_join)) begin
                if (of_own_join) begin
                    again <= 1'b1;
                end else begin
                    elsewhere <= 1'b1;
                end
                if (!(|check_key)) begin
                    elsewhere <= 1'b1;
                end
            end
            valid_compare <= looks;
            valid_join <= valid_compare;
            case (state)
                STATE_IDLE: begin
                    if (up_valid && !wipes) begin
                        state <= STATE_FETCH;
                    end
                end
                STATE_FETCH: begin
                    state <= STATE_ASK;
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
                    if (free) begin
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
                        state <= STATE_IDLE;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        row_compare <= looked[4:0];
        equal_join <= equal;
        of_own_join <= of_own;
        case (state)
            STATE_IDLE: begin
                held_slot <= up_payload_slot;
                held_request_association <= up_payload_request_association;
                held_request_derive <= up_payload_request_derive;
                held_request_server <= up_payload_request_server;
                held_request_direct <= up_payload_request_direct;
                held_request_wide <= up_payload_request_wide;
                held_request_address <= up_payload_request_address;
                held_request_epoch <= up_payload_request_epoch;
                held_request_rekey <= up_payload_request_rekey;
                key_key <= 256'd0;
                key_iv_mask <= 96'd0;
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
    end

    assign quiet = state_eq_0_and_not_wipes;
    assign made = state == STATE_WAIT && installed;
    assign mask = key_iv_mask;
    assign up_ready = state_eq_0_and_not_wipes;
    assign keys_payload_number = held_slot;
    assign keys_payload_key = key_key;
    assign keys_valid = state == STATE_INSTALL;

    wire _unused_ok = &{1'b0, write_there, kdf_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) gone_means_zero: assert (!(write_enable && !write_there) || write_key_key == 256'd0);
    always @(posedge clk) if (!rst) checked_while_quiet: assert (!check_enable || state_eq_0_and_not_wipes);
    always @(posedge clk) if (!rst) kdf_is_free: assert (!kdf_valid || kdf_up_ready);
    always @(posedge clk) if (!rst) written_while_idle: assert (!write_enable || state_eq_0_and_not_wipes);
`endif

endmodule

`default_nettype wire

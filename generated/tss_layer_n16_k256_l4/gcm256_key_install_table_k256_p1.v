// Round keys and powers of hash keys of 256 keys.
`default_nettype none

module gcm256_key_install_table_k256_p1 (
    input  wire         clk,
    input  wire         rst,
    input  wire         hash_key_valid,
    input  wire [127:0] hash_key,
    input  wire         erase_enable,
    input  wire   [7:0] erase_number,
    output wire         request,
    output wire   [7:0] number,
    output reg          installed,
    output wire         round_keys_enable,
    output wire         round_keys_all,
    output wire   [7:0] round_keys_slot,
    output wire   [3:0] round_keys_round,
    output wire [127:0] round_keys_key,
    output wire         powers_enable,
    output wire   [7:0] powers_key,
    output wire         powers_power,
    output wire [127:0] powers_value,
    input  wire   [7:0] up_payload_number,
    input  wire [255:0] up_payload_key,
    input  wire         up_valid,
    output wire         up_ready
);

    localparam [2:0] STEP_IDLE    = 3'd0;
    localparam [2:0] STEP_EXPAND  = 3'd1;
    localparam [2:0] STEP_REQUEST = 3'd2;
    localparam [2:0] STEP_WAIT    = 3'd3;
    localparam [2:0] STEP_POWERS  = 3'd4;

    reg    [2:0] step;
    reg    [7:0] held_number;
    wire         expander_install_enable;
    wire         expander_install_all;
    wire   [7:0] expander_install_slot;
    wire   [3:0] expander_install_round;
    wire [127:0] expander_install_key;
    wire         expander_up_ready;
    wire         hash_powers_install_enable;
    wire   [7:0] hash_powers_install_key;
    wire         hash_powers_install_power;
    wire [127:0] hash_powers_install_value;
    wire         hash_powers_up_ready;
    reg          turn;

    wire takes = up_valid && step == STEP_IDLE;

    aes256_key_expander_table_n256 expander (
        .clk             (clk),
        .rst             (rst),
        .install_enable  (expander_install_enable),
        .install_all     (expander_install_all),
        .install_slot    (expander_install_slot),
        .install_round   (expander_install_round),
        .install_key     (expander_install_key),
        .up_payload_slot (up_payload_number),
        .up_payload_key  (up_payload_key),
        .up_valid        (takes),
        .up_ready        (expander_up_ready)
    );

    hash_powers_n2_k256 hash_powers (
        .clk            (clk),
        .rst            (rst),
        .key            (held_number),
        .install_enable (hash_powers_install_enable),
        .install_key    (hash_powers_install_key),
        .install_power  (hash_powers_install_power),
        .install_value  (hash_powers_install_value),
        .up_payload     (hash_key),
        .up_valid       (hash_key_valid),
        .up_ready       (hash_powers_up_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            step <= STEP_IDLE;
            installed <= 1'b0;
            turn <= 1'b0;
        end else begin
            installed <= 1'b0;
            case (step)
                STEP_IDLE: begin
                    if (up_valid) begin
                        step <= STEP_EXPAND;
                    end
                end
                STEP_EXPAND: begin
                    if (expander_install_enable && expander_install_round == 4'd14) begin
                        step <= STEP_REQUEST;
                    end
                end
                STEP_REQUEST: begin
                    step <= STEP_WAIT;
                end
                STEP_WAIT: begin
                    if (hash_key_valid) begin
                        step <= STEP_POWERS;
                    end
                end
                STEP_POWERS: begin
                    if (hash_powers_install_enable && hash_powers_install_power) begin
                        step <= STEP_IDLE;
                        installed <= 1'b1;
                    end
                end
                default: begin end
            endcase
            turn <= turn ? 1'b0 : turn + 1'b1;
        end
    end

    always @(posedge clk) begin
        case (step)
            STEP_IDLE: begin
                held_number <= up_payload_number;
            end
            default: begin end
        endcase
    end

    assign request = step == STEP_REQUEST;
    assign number = held_number;
    assign round_keys_enable = expander_install_enable || erase_enable;
    assign round_keys_all = erase_enable;
    assign round_keys_slot = erase_enable ? erase_number : expander_install_slot;
    assign round_keys_round = expander_install_round;
    assign round_keys_key = expander_install_key & {128{!erase_enable}};
    assign powers_enable = hash_powers_install_enable || erase_enable;
    assign powers_key = erase_enable ? erase_number : hash_powers_install_key;
    assign powers_power = erase_enable ? turn : hash_powers_install_power;
    assign powers_value = hash_powers_install_value & {128{!erase_enable}};
    assign up_ready = step == STEP_IDLE;

    wire _unused_ok = &{1'b0, expander_install_all, expander_up_ready, hash_powers_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) is_waited_for: assert (!hash_key_valid || (step == STEP_WAIT && hash_powers_up_ready));
    always @(posedge clk) if (!rst) expander_is_free: assert (!takes || expander_up_ready);
    always @(posedge clk) if (!rst) erased_while_idle: assert (!erase_enable || (step == STEP_IDLE && !takes));
`endif

endmodule

`default_nettype wire

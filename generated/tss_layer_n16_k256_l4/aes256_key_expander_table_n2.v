// The round keys of AES-256, one a clock.
`default_nettype none

module aes256_key_expander_table_n2 (
    input  wire         clk,
    input  wire         rst,
    output wire         install_enable,
    output wire         install_all,
    output wire         install_slot,
    output wire   [3:0] install_round,
    output wire [127:0] install_key,
    input  wire         up_payload_slot,
    input  wire [255:0] up_payload_key,
    input  wire         up_valid,
    output wire         up_ready
);

    reg          busy;
    reg          slot;
    reg    [3:0] round;
    reg  [127:0] present = 128'd0;
    reg  [127:0] following = 128'd0;
    reg    [7:0] constant;
    wire [127:0] step_next;

    wire turned = !round[0];

    aes_key_step_table step (
        .prior    (present),
        .key      (following),
        .turned   (turned),
        .constant (constant & {8{turned}}),
        .next     (step_next)
    );

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
        end else begin
            if (busy) begin
                if (round == 4'd14) begin
                    busy <= 1'b0;
                end
            end else begin
                busy <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (busy) begin
            round <= round + 4'd1;
            present <= following;
            following <= step_next;
            if (turned) begin
                constant <= {constant[6:0], 1'b0} ^ ({8{constant[7]}} & 8'd27);
            end
        end else begin
            slot <= up_payload_slot;
            round <= 4'd0;
            present <= up_payload_key[255:128];
            following <= up_payload_key[127:0];
            constant <= 8'd1;
        end
    end

    assign install_enable = busy;
    assign install_all = 1'b0;
    assign install_slot = slot;
    assign install_round = round;
    assign install_key = present;
    assign up_ready = !busy;

endmodule

`default_nettype wire

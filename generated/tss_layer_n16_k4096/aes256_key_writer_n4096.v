// Keys of AES-256 in parts of a block.
`default_nettype none

module aes256_key_writer_n4096 (
    input  wire         clk,
    input  wire         rst,
    output wire         install_enable,
    output wire         install_all,
    output wire  [11:0] install_slot,
    output wire   [3:0] install_round,
    output wire [127:0] install_key,
    input  wire  [11:0] up_payload_slot,
    input  wire [255:0] up_payload_key,
    input  wire         up_valid,
    output wire         up_ready
);

    reg          busy;
    reg    [3:0] round;
    reg   [11:0] slot;
    reg  [255:0] rest;

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
        end else begin
            if (busy) begin
                if (round == 4'd1) begin
                    busy <= 1'b0;
                end
            end else if (up_valid) begin
                busy <= 1'b1;
            end
        end
    end

    always @(posedge clk) begin
        if (busy) begin
            round <= round + 4'd1;
            rest <= {rest[127:0], 128'd0};
        end else if (up_valid) begin
            round <= 4'd0;
            slot <= up_payload_slot;
            rest <= up_payload_key;
        end
    end

    assign install_enable = busy;
    assign install_all = 1'b0;
    assign install_slot = slot;
    assign install_round = round;
    assign install_key = rest[255:128];
    assign up_ready = !busy;

endmodule

`default_nettype wire

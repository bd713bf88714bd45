// Remainders of crc32c over packets of whole beats of 64 bits.
`default_nettype none

module crc32c_remainder_w64 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] data,
    input  wire        last,
    input  wire        valid,
    output reg  [31:0] remainder,
    output reg         done
);

    reg  [31:0] share;
    reg         share_last;
    reg         share_valid;
    reg  [31:0] state;

    wire [31:0] of_data = {
        ^(data & 64'h8fc8e57b1c379612),
        ^(data & 64'h47e472bd8e1bcb09),
        ^(data & 64'h23f2395ec70de584),
        ^(data & 64'h11f91caf6386f2c2),
        ^(data & 64'h8fc8e57b1c37961),
        ^(data & 64'h47e472bd8e1bcb0),
        ^(data & 64'h8df7c6eef047484a),
        ^(data & 64'h46fbe3777823a425),
        ^(data & 64'hacb514c0a0264400),
        ^(data & 64'hd9926f1b4c24b412),
        ^(data & 64'he301d2f6ba25cc1b),
        ^(data & 64'hfe480c004125701f),
        ^(data & 64'h7f2406002092b80f),
        ^(data & 64'hb05ae67b0c7eca15),
        ^(data & 64'hd7e596469a08f318),
        ^(data & 64'h6bf2cb234d04798c),
        ^(data & 64'h35f96591a6823cc6),
        ^(data & 64'h1afcb2c8d3411e63),
        ^(data & 64'h82b6bc1f75971923),
        ^(data & 64'hce93bb74a6fc1a83),
        ^(data & 64'he88138c14f499b53),
        ^(data & 64'h74409c60a7a4cda9),
        ^(data & 64'hb5e8ab4b4fe5f0c6),
        ^(data & 64'hd53cb0debbc56e71),
        ^(data & 64'h6a9e586f5de2b738),
        ^(data & 64'hba87c94cb2c6cd8e),
        ^(data & 64'hd28b01dd4554f0d5),
        ^(data & 64'he68d6595be9dee78),
        ^(data & 64'hfc8e57b1c379612e),
        ^(data & 64'h7e472bd8e1bcb097),
        ^(data & 64'h3f2395ec70de584b),
        ^(data & 64'h1f91caf6386f2c25)
    };
    wire [31:0] of_state = {
        ^(state & 32'h1c379612),
        ^(state & 32'h8e1bcb09),
        ^(state & 32'hc70de584),
        ^(state & 32'h6386f2c2),
        ^(state & 32'hb1c37961),
        ^(state & 32'hd8e1bcb0),
        ^(state & 32'hf047484a),
        ^(state & 32'h7823a425),
        ^(state & 32'ha0264400),
        ^(state & 32'h4c24b412),
        ^(state & 32'hba25cc1b),
        ^(state & 32'h4125701f),
        ^(state & 32'h2092b80f),
        ^(state & 32'hc7eca15),
        ^(state & 32'h9a08f318),
        ^(state & 32'h4d04798c),
        ^(state & 32'ha6823cc6),
        ^(state & 32'hd3411e63),
        ^(state & 32'h75971923),
        ^(state & 32'ha6fc1a83),
        ^(state & 32'h4f499b53),
        ^(state & 32'ha7a4cda9),
        ^(state & 32'h4fe5f0c6),
        ^(state & 32'hbbc56e71),
        ^(state & 32'h5de2b738),
        ^(state & 32'hb2c6cd8e),
        ^(state & 32'h4554f0d5),
        ^(state & 32'hbe9dee78),
        ^(state & 32'hc379612e),
        ^(state & 32'he1bcb097),
        ^(state & 32'h70de584b),
        ^(state & 32'h386f2c25)
    };
    wire [31:0] next = of_state ^ share;
    wire        ends = share_valid && share_last;

    always @(posedge clk) begin
        if (rst) begin
            share_valid <= 1'b0;
            state <= {32{1'b1}};
            done <= 1'b0;
        end else begin
            share_valid <= valid;
            if (ends) begin
                state <= {32{1'b1}};
            end else if (share_valid) begin
                state <= next;
            end
            done <= ends;
        end
    end

    always @(posedge clk) begin
        share <= of_data;
        share_last <= last;
        if (ends) begin
            remainder <= next;
        end
    end

endmodule

`default_nettype wire

// Multiplies a block a clock by one of 2 powers of the hash keys of 256 keys.
`default_nettype none

module ghash_lane_n2_k256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         issue,
    input  wire   [7:0] key,
    input  wire         power,
    input  wire [127:0] block,
    input  wire         present,
    input  wire         continues,
    input  wire         concludes,
    input  wire         install_enable,
    input  wire   [7:0] install_key,
    input  wire         install_power,
    input  wire [127:0] install_value,
    output wire [127:0] part
);

    reg  [127:0] powers_rdata;
    reg  [127:0] held;
    reg          issued;
    reg          continued;
    reg  [127:0] beside;
    reg  [127:0] b;
    reg  [127:0] last_product;
    reg          continuing;
    wire [127:0] multiply_product;
    reg    [3:0] concluded;
    (* no_rw_check *)
    reg  [127:0] powers [0:511];

    wire [127:0] a = beside ^ (last_product & {128{continuing}});

    gf128_multiply multiply (
        .clk     (clk),
        .a       (a),
        .b       (b),
        .product (multiply_product)
    );

    always @(posedge clk) begin
        powers_rdata <= powers[{key, power}];
        if (install_enable) powers[{install_key, install_power}] <= install_value;
    end

    always @(posedge clk) begin
        if (rst) begin
            concluded <= 4'd0;
        end else begin
            concluded <= {concluded[2:0], concludes};
        end
    end

    always @(posedge clk) begin
        held <= block;
        if (!present) begin
            held <= 128'd0;
        end
        issued <= issue;
        continued <= continues;
        beside <= held;
        continuing <= continued;
        last_product <= multiply_product;
        b <= powers_rdata;
        if (!issued) begin
            b <= 128'h80000000000000000000000000000000;
        end
    end

    assign part = last_product & {128{concluded[3]}};

endmodule

`default_nettype wire

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
    reg          issue_load;
    reg  [127:0] addend_load;
    reg  [127:0] addend_add;
    reg          continues_load;
    reg          continues_add;
    reg  [127:0] factor_add;
    wire [127:0] multiply_product;
    reg  [127:0] product_out;
    reg          concludes_load;
    reg          concludes_add;
    reg          concludes_multiplied;
    reg          concludes_out;
    (* no_rw_check *)
    reg  [127:0] powers [0:511];

    wire [127:0] addend = !present ? 128'd0 : block;
    wire [127:0] factor = !issue_load ? 128'h80000000000000000000000000000000 : powers_rdata;
    wire [127:0] older = product_out;
    wire [127:0] a = addend_add ^ (older & {128{continues_add}});
    wire [127:0] product = multiply_product;

    gf128_multiply multiply (
        .clk     (clk),
        .a       (a),
        .b       (factor_add),
        .product (multiply_product)
    );

    always @(posedge clk) begin
        powers_rdata <= powers[{key, power}];
        if (install_enable) powers[{install_key, install_power}] <= install_value;
    end

    always @(posedge clk) begin
        if (rst) begin
            concludes_load <= 1'b0;
            concludes_add <= 1'b0;
            concludes_multiplied <= 1'b0;
            concludes_out <= 1'b0;
        end else begin
            concludes_load <= concludes;
            concludes_add <= concludes_load;
            concludes_multiplied <= concludes_add;
            concludes_out <= concludes_multiplied;
        end
    end

    always @(posedge clk) begin
        issue_load <= issue;
        addend_load <= addend;
        addend_add <= addend_load;
        continues_load <= continues;
        continues_add <= continues_load;
        factor_add <= factor;
        product_out <= product;
    end

    assign part = product_out & {128{concludes_out}};

endmodule

`default_nettype wire

// Memory of 1024 words of 32 bits, two ports that read and write.
`default_nettype none

module true_dual_port_w32_d1024_new (
    input  wire        clk,
    input  wire        rst,
    input  wire  [9:0] a_addr,
    input  wire        a_enable,
    input  wire        a_write,
    input  wire [31:0] a_data,
    input  wire  [9:0] b_addr,
    input  wire        b_enable,
    input  wire        b_write,
    input  wire [31:0] b_data,
    output wire [31:0] a_q,
    output wire [31:0] b_q
);

    reg  [31:0] memory_rdata;
    reg  [31:0] memory_rdata_1;
    (* no_rw_check *)
    reg  [31:0] memory [0:1023];

    always @(posedge clk) begin
        if (a_enable) begin
            memory_rdata <= memory[a_addr];
            if (a_write) begin
                memory[a_addr] <= a_data;
                memory_rdata <= a_data;
            end
        end
    end

    always @(posedge clk) begin
        if (b_enable) begin
            memory_rdata_1 <= memory[b_addr];
            if (b_write) begin
                memory[b_addr] <= b_data;
                memory_rdata_1 <= b_data;
            end
        end
    end

    assign a_q = memory_rdata;
    assign b_q = memory_rdata_1;

    wire _unused_ok = &{1'b0, rst};

`ifdef FORMAL
    always @(posedge clk) if (!rst) memory_writes_apart: assert (!(a_addr == b_addr && a_enable && a_write && b_enable && b_write));
`endif

endmodule

`default_nettype wire

// Memory of 1024 words of 32 bits, one write port, one read port.
`default_nettype none

module simple_dual_port_w32_d1024_l4_undefined (
    input  wire        clk,
    input  wire  [9:0] write_addr,
    input  wire  [3:0] write_enable,
    input  wire [31:0] data,
    input  wire  [9:0] read_addr,
    input  wire        read_enable,
    output wire [31:0] q
);

    reg  [31:0] memory_rdata;
    (* no_rw_check *)
    reg  [31:0] memory [0:1023];

    always @(posedge clk) begin
        if (read_enable) memory_rdata <= memory[read_addr];
        if (write_enable[0]) memory[write_addr][7:0] <= data[7:0];
        if (write_enable[1]) memory[write_addr][15:8] <= data[15:8];
        if (write_enable[2]) memory[write_addr][23:16] <= data[23:16];
        if (write_enable[3]) memory[write_addr][31:24] <= data[31:24];
    end

    assign q = memory_rdata;

endmodule

`default_nettype wire

// Where the rings of a host are, behind AXI4-Lite.
`default_nettype none

module uet_host_ring_control_q8 (
    input  wire        clk,
    input  wire        rst,
    output wire        send_valid,
    output wire  [2:0] send_index,
    output wire        send_ring_enable,
    output wire [63:0] send_ring_base,
    output wire  [3:0] send_ring_log_size,
    output wire  [2:0] send_ring_completions,
    output wire        receive_valid,
    output wire        receive_index,
    output wire        receive_ring_enable,
    output wire [63:0] receive_ring_base,
    output wire  [3:0] receive_ring_log_size,
    output wire  [2:0] receive_ring_completions,
    output wire        completions_valid,
    output wire  [2:0] completions_index,
    output wire        completions_ring_enable,
    output wire [63:0] completions_ring_base,
    output wire  [3:0] completions_ring_log_size,
    output wire  [2:0] completions_ring_completions,
    output wire        moderation_valid,
    output wire  [2:0] moderation_index,
    output reg   [7:0] moderation_count,
    output reg  [15:0] moderation_time,
    input  wire  [4:0] s_axi_awaddr,
    input  wire  [2:0] s_axi_awprot,
    input  wire        s_axi_awvalid,
    output wire        s_axi_awready,
    input  wire [31:0] s_axi_wdata,
    input  wire  [3:0] s_axi_wstrb,
    input  wire        s_axi_wvalid,
    output wire        s_axi_wready,
    output wire  [1:0] s_axi_bresp,
    output wire        s_axi_bvalid,
    input  wire        s_axi_bready,
    input  wire  [4:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    reg         shape_enable;
    reg   [3:0] shape_log_size;
    reg   [2:0] shape_completions;
    reg  [31:0] base_0_bits;
    reg  [31:0] base_1_bits;
    wire  [4:0] registers_regs_index_entry;
    wire        registers_regs_go_write;
    wire        registers_regs_go_read;
    wire        registers_regs_shape_enable_value;
    wire        registers_regs_shape_enable_written;
    wire  [3:0] registers_regs_shape_log_size_value;
    wire        registers_regs_shape_log_size_written;
    wire  [2:0] registers_regs_shape_completions_value;
    wire        registers_regs_shape_completions_written;
    wire  [7:0] registers_regs_moderation_count_value;
    wire        registers_regs_moderation_count_written;
    wire [15:0] registers_regs_moderation_time_value;
    wire        registers_regs_moderation_time_written;
    wire [31:0] registers_regs_base_0_bits_value;
    wire        registers_regs_base_0_bits_written;
    wire [31:0] registers_regs_base_1_bits_value;
    wire        registers_regs_base_1_bits_written;
    wire        registers_s_axi_awready;
    wire        registers_s_axi_wready;
    wire  [1:0] registers_s_axi_bresp;
    wire        registers_s_axi_bvalid;
    wire        registers_s_axi_arready;
    wire [31:0] registers_s_axi_rdata;
    wire  [1:0] registers_s_axi_rresp;
    wire        registers_s_axi_rvalid;
    wire [95:0] kept_entry;

    wire        keeps = registers_regs_go_write;
    wire        is_send = registers_regs_go_write && registers_regs_index_entry < 5'd8;
    wire        is_receive = registers_regs_go_write && registers_regs_index_entry == 5'd16;
    wire        is_completion = registers_regs_go_write && registers_regs_index_entry >= 5'd24;
    wire [63:0] send_ring_base_word = {base_1_bits, base_0_bits};

    uet_host_ring_registers registers (
        .clk                            (clk),
        .rst                            (rst),
        .hw_shape_enable                (shape_enable),
        .hw_shape_log_size              (shape_log_size),
        .hw_shape_completions           (shape_completions),
        .hw_moderation_count            (moderation_count),
        .hw_moderation_time             (moderation_time),
        .hw_base_0_bits                 (base_0_bits),
        .hw_base_1_bits                 (base_1_bits),
        .regs_index_entry               (registers_regs_index_entry),
        .regs_go_write                  (registers_regs_go_write),
        .regs_go_read                   (registers_regs_go_read),
        .regs_shape_enable_value        (registers_regs_shape_enable_value),
        .regs_shape_enable_written      (registers_regs_shape_enable_written),
        .regs_shape_log_size_value      (registers_regs_shape_log_size_value),
        .regs_shape_log_size_written    (registers_regs_shape_log_size_written),
        .regs_shape_completions_value   (registers_regs_shape_completions_value),
        .regs_shape_completions_written (registers_regs_shape_completions_written),
        .regs_moderation_count_value    (registers_regs_moderation_count_value),
        .regs_moderation_count_written  (registers_regs_moderation_count_written),
        .regs_moderation_time_value     (registers_regs_moderation_time_value),
        .regs_moderation_time_written   (registers_regs_moderation_time_written),
        .regs_base_0_bits_value         (registers_regs_base_0_bits_value),
        .regs_base_0_bits_written       (registers_regs_base_0_bits_written),
        .regs_base_1_bits_value         (registers_regs_base_1_bits_value),
        .regs_base_1_bits_written       (registers_regs_base_1_bits_written),
        .s_axi_awaddr                   (s_axi_awaddr),
        .s_axi_awprot                   (s_axi_awprot),
        .s_axi_awvalid                  (s_axi_awvalid),
        .s_axi_awready                  (registers_s_axi_awready),
        .s_axi_wdata                    (s_axi_wdata),
        .s_axi_wstrb                    (s_axi_wstrb),
        .s_axi_wvalid                   (s_axi_wvalid),
        .s_axi_wready                   (registers_s_axi_wready),
        .s_axi_bresp                    (registers_s_axi_bresp),
        .s_axi_bvalid                   (registers_s_axi_bvalid),
        .s_axi_bready                   (s_axi_bready),
        .s_axi_araddr                   (s_axi_araddr),
        .s_axi_arprot                   (s_axi_arprot),
        .s_axi_arvalid                  (s_axi_arvalid),
        .s_axi_arready                  (registers_s_axi_arready),
        .s_axi_rdata                    (registers_s_axi_rdata),
        .s_axi_rresp                    (registers_s_axi_rresp),
        .s_axi_rvalid                   (registers_s_axi_rvalid),
        .s_axi_rready                   (s_axi_rready)
    );

    uet_written_table_w96_n32 kept (
        .clk   (clk),
        .rst   (rst),
        .index (registers_regs_index_entry),
        .write (keeps),
        .data  ({
        base_1_bits,
        base_0_bits,
        moderation_time,
        moderation_count,
        shape_completions,
        shape_log_size,
        shape_enable
    }),
        .entry (kept_entry)
    );

    always @(posedge clk) begin
        if (rst) begin
            shape_enable <= 1'b0;
            shape_log_size <= 4'd0;
            shape_completions <= 3'd0;
            moderation_count <= 8'd0;
            moderation_time <= 16'd0;
            base_0_bits <= 32'd0;
            base_1_bits <= 32'd0;
        end else begin
            if (registers_regs_shape_enable_written) begin
                shape_enable <= registers_regs_shape_enable_value;
            end
            if (registers_regs_go_read) begin
                shape_enable <= kept_entry[0];
            end
            if (registers_regs_shape_log_size_written) begin
                shape_log_size <= registers_regs_shape_log_size_value;
            end
            if (registers_regs_go_read) begin
                shape_log_size <= kept_entry[4:1];
            end
            if (registers_regs_shape_completions_written) begin
                shape_completions <= registers_regs_shape_completions_value;
            end
            if (registers_regs_go_read) begin
                shape_completions <= kept_entry[7:5];
            end
            if (registers_regs_moderation_count_written) begin
                moderation_count <= registers_regs_moderation_count_value;
            end
            if (registers_regs_go_read) begin
                moderation_count <= kept_entry[15:8];
            end
            if (registers_regs_moderation_time_written) begin
                moderation_time <= registers_regs_moderation_time_value;
            end
            if (registers_regs_go_read) begin
                moderation_time <= kept_entry[31:16];
            end
            if (registers_regs_base_0_bits_written) begin
                base_0_bits <= registers_regs_base_0_bits_value;
            end
            if (registers_regs_go_read) begin
                base_0_bits <= kept_entry[63:32];
            end
            if (registers_regs_base_1_bits_written) begin
                base_1_bits <= registers_regs_base_1_bits_value;
            end
            if (registers_regs_go_read) begin
                base_1_bits <= kept_entry[95:64];
            end
        end
    end

    assign send_valid = is_send;
    assign send_index = registers_regs_index_entry[2:0];
    assign send_ring_enable = shape_enable;
    assign send_ring_base = send_ring_base_word;
    assign send_ring_log_size = shape_log_size;
    assign send_ring_completions = shape_completions;
    assign receive_valid = is_receive;
    assign receive_index = 1'b0;
    assign receive_ring_enable = shape_enable;
    assign receive_ring_base = send_ring_base_word;
    assign receive_ring_log_size = shape_log_size;
    assign receive_ring_completions = shape_completions;
    assign completions_valid = is_completion;
    assign completions_index = registers_regs_index_entry[2:0];
    assign completions_ring_enable = shape_enable;
    assign completions_ring_base = send_ring_base_word;
    assign completions_ring_log_size = shape_log_size;
    assign completions_ring_completions = shape_completions;
    assign moderation_valid = is_completion;
    assign moderation_index = registers_regs_index_entry[2:0];
    assign s_axi_awready = registers_s_axi_awready;
    assign s_axi_wready = registers_s_axi_wready;
    assign s_axi_bresp = registers_s_axi_bresp;
    assign s_axi_bvalid = registers_s_axi_bvalid;
    assign s_axi_arready = registers_s_axi_arready;
    assign s_axi_rdata = registers_s_axi_rdata;
    assign s_axi_rresp = registers_s_axi_rresp;
    assign s_axi_rvalid = registers_s_axi_rvalid;

endmodule

`default_nettype wire

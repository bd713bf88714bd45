// Doorbells of a host side, behind AXI4-Lite.
`default_nettype none

module uet_host_doorbell_control_q8 (
    input  wire        clk,
    input  wire        rst,
    output wire        send_valid,
    output wire  [2:0] send_index,
    output wire [15:0] send_producer,
    output wire        receive_valid,
    output wire        receive_index,
    output wire [15:0] receive_producer,
    output wire        completion_valid,
    output wire  [2:0] completion_index,
    output wire [15:0] completion_consumer,
    output wire        completion_arm,
    input  wire [14:0] s_axi_awaddr,
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
    input  wire [14:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    reg  [15:0] send_0_last;
    reg  [15:0] completion_0_last;
    reg  [15:0] receive_last;
    reg  [15:0] send_1_last;
    reg  [15:0] completion_1_last;
    reg  [15:0] send_2_last;
    reg  [15:0] completion_2_last;
    reg  [15:0] send_3_last;
    reg  [15:0] completion_3_last;
    reg  [15:0] send_4_last;
    reg  [15:0] completion_4_last;
    reg  [15:0] send_5_last;
    reg  [15:0] completion_5_last;
    reg  [15:0] send_6_last;
    reg  [15:0] completion_6_last;
    reg  [15:0] send_7_last;
    reg  [15:0] completion_7_last;
    wire [15:0] registers_regs_send_0_producer_value;
    wire        registers_regs_send_0_producer_written;
    wire [15:0] registers_regs_completion_0_consumer_value;
    wire        registers_regs_completion_0_consumer_written;
    wire        registers_regs_completion_0_arm;
    wire [15:0] registers_regs_receive_producer_value;
    wire        registers_regs_receive_producer_written;
    wire [15:0] registers_regs_send_1_producer_value;
    wire        registers_regs_send_1_producer_written;
    wire [15:0] registers_regs_completion_1_consumer_value;
    wire        registers_regs_completion_1_consumer_written;
    wire        registers_regs_completion_1_arm;
    wire [15:0] registers_regs_send_2_producer_value;
    wire        registers_regs_send_2_producer_written;
    wire [15:0] registers_regs_completion_2_consumer_value;
    wire        registers_regs_completion_2_consumer_written;
    wire        registers_regs_completion_2_arm;
    wire [15:0] registers_regs_send_3_producer_value;
    wire        registers_regs_send_3_producer_written;
    wire [15:0] registers_regs_completion_3_consumer_value;
    wire        registers_regs_completion_3_consumer_written;
    wire        registers_regs_completion_3_arm;
    wire [15:0] registers_regs_send_4_producer_value;
    wire        registers_regs_send_4_producer_written;
    wire [15:0] registers_regs_completion_4_consumer_value;
    wire        registers_regs_completion_4_consumer_written;
    wire        registers_regs_completion_4_arm;
    wire [15:0] registers_regs_send_5_producer_value;
    wire        registers_regs_send_5_producer_written;
    wire [15:0] registers_regs_completion_5_consumer_value;
    wire        registers_regs_completion_5_consumer_written;
    wire        registers_regs_completion_5_arm;
    wire [15:0] registers_regs_send_6_producer_value;
    wire        registers_regs_send_6_producer_written;
    wire [15:0] registers_regs_completion_6_consumer_value;
    wire        registers_regs_completion_6_consumer_written;
    wire        registers_regs_completion_6_arm;
    wire [15:0] registers_regs_send_7_producer_value;
    wire        registers_regs_send_7_producer_written;
    wire [15:0] registers_regs_completion_7_consumer_value;
    wire        registers_regs_completion_7_consumer_written;
    wire        registers_regs_completion_7_arm;
    wire        registers_s_axi_awready;
    wire        registers_s_axi_wready;
    wire  [1:0] registers_s_axi_bresp;
    wire        registers_s_axi_bvalid;
    wire        registers_s_axi_arready;
    wire [31:0] registers_s_axi_rdata;
    wire  [1:0] registers_s_axi_rresp;
    wire        registers_s_axi_rvalid;

    wire        send_valid_term = registers_regs_send_0_producer_written || registers_regs_send_1_producer_written;
    wire        send_valid_term_2 = send_valid_term || registers_regs_send_2_producer_written;
    wire        send_valid_term_3 = send_valid_term_2 || registers_regs_send_3_producer_written;
    wire        send_valid_term_4 = send_valid_term_3 || registers_regs_send_4_producer_written;
    wire        send_valid_term_5 = send_valid_term_4 || registers_regs_send_5_producer_written;
    wire        send_valid_term_6 = send_valid_term_5 || registers_regs_send_6_producer_written;
    wire  [2:0] send_index_and = 3'd1 & {3{registers_regs_send_1_producer_written}};
    wire  [2:0] send_index_or = send_index_and | (3'd2 & {3{registers_regs_send_2_producer_written}});
    wire  [2:0] send_index_or_2 = send_index_or | (3'd3 & {3{registers_regs_send_3_producer_written}});
    wire  [2:0] send_index_or_3 = send_index_or_2 | (3'd4 & {3{registers_regs_send_4_producer_written}});
    wire  [2:0] send_index_or_4 = send_index_or_3 | (3'd5 & {3{registers_regs_send_5_producer_written}});
    wire  [2:0] send_index_or_5 = send_index_or_4 | (3'd6 & {3{registers_regs_send_6_producer_written}});
    wire [15:0] send_producer_and = registers_regs_send_0_producer_value & {16{registers_regs_send_0_producer_written}};
    wire [15:0] send_producer_and_2 = registers_regs_send_1_producer_value & {16{registers_regs_send_1_producer_written}};
    wire [15:0] send_producer_and_3 = registers_regs_send_2_producer_value & {16{registers_regs_send_2_producer_written}};
    wire [15:0] send_producer_and_4 = registers_regs_send_3_producer_value & {16{registers_regs_send_3_producer_written}};
    wire [15:0] send_producer_or = send_producer_and | send_producer_and_2 | send_producer_and_3 | send_producer_and_4;
    wire [15:0] send_producer_and_5 = registers_regs_send_4_producer_value & {16{registers_regs_send_4_producer_written}};
    wire [15:0] send_producer_and_6 = registers_regs_send_5_producer_value & {16{registers_regs_send_5_producer_written}};
    wire [15:0] send_producer_and_7 = registers_regs_send_6_producer_value & {16{registers_regs_send_6_producer_written}};
    wire [15:0] send_producer_or_2 = send_producer_or | send_producer_and_5 | send_producer_and_6 | send_producer_and_7;
    wire [15:0] send_producer_and_8 = registers_regs_send_7_producer_value & {16{registers_regs_send_7_producer_written}};
    wire        completion_valid_term = registers_regs_completion_0_consumer_written || registers_regs_completion_1_consumer_written;
    wire        completion_valid_term_2 = completion_valid_term || registers_regs_completion_2_consumer_written;
    wire        completion_valid_term_3 = completion_valid_term_2 || registers_regs_completion_3_consumer_written;
    wire        completion_valid_term_4 = completion_valid_term_3 || registers_regs_completion_4_consumer_written;
    wire        completion_valid_term_5 = completion_valid_term_4 || registers_regs_completion_5_consumer_written;
    wire        completion_valid_term_6 = completion_valid_term_5 || registers_regs_completion_6_consumer_written;
    wire  [2:0] completion_index_and = 3'd1 & {3{registers_regs_completion_1_consumer_written}};
    wire  [2:0] completion_index_or = completion_index_and | (3'd2 & {3{registers_regs_completion_2_consumer_written}});
    wire  [2:0] completion_index_or_2 = completion_index_or | (3'd3 & {3{registers_regs_completion_3_consumer_written}});
    wire  [2:0] completion_index_or_3 = completion_index_or_2 | (3'd4 & {3{registers_regs_completion_4_consumer_written}});
    wire  [2:0] completion_index_or_4 = completion_index_or_3 | (3'd5 & {3{registers_regs_completion_5_consumer_written}});
    wire  [2:0] completion_index_or_5 = completion_index_or_4 | (3'd6 & {3{registers_regs_completion_6_consumer_written}});
    wire [15:0] completion_consumer_word = {16{registers_regs_completion_0_consumer_written}};
    wire [15:0] completion_consumer_and = registers_regs_completion_0_consumer_value & completion_consumer_word;
    wire [15:0] completion_consumer_word_2 = {16{registers_regs_completion_1_consumer_written}};
    wire [15:0] completion_consumer_or = completion_consumer_and | (registers_regs_completion_1_consumer_value & completion_consumer_word_2);
    wire [15:0] completion_consumer_word_3 = {16{registers_regs_completion_2_consumer_written}};
    wire [15:0] completion_consumer_or_2 = completion_consumer_or | (registers_regs_completion_2_consumer_value & completion_consumer_word_3);
    wire [15:0] completion_consumer_word_4 = {16{registers_regs_completion_3_consumer_written}};
    wire [15:0] completion_consumer_or_3 = completion_consumer_or_2 | (registers_regs_completion_3_consumer_value & completion_consumer_word_4);
    wire [15:0] completion_consumer_word_5 = {16{registers_regs_completion_4_consumer_written}};
    wire [15:0] completion_consumer_or_4 = completion_consumer_or_3 | (registers_regs_completion_4_consumer_value & completion_consumer_word_5);
    wire [15:0] completion_consumer_word_6 = {16{registers_regs_completion_5_consumer_written}};
    wire [15:0] completion_consumer_or_5 = completion_consumer_or_4 | (registers_regs_completion_5_consumer_value & completion_consumer_word_6);
    wire [15:0] completion_consumer_word_7 = {16{registers_regs_completion_6_consumer_written}};
    wire [15:0] completion_consumer_or_6 = completion_consumer_or_5 | (registers_regs_completion_6_consumer_value & completion_consumer_word_7);
    wire [15:0] completion_consumer_word_8 = {16{registers_regs_completion_7_consumer_written}};
    wire        completion_arm_term = registers_regs_completion_0_arm && registers_regs_completion_0_consumer_written;
    wire        completion_arm_term_2 = registers_regs_completion_1_arm && registers_regs_completion_1_consumer_written;
    wire        completion_arm_term_3 = registers_regs_completion_2_arm && registers_regs_completion_2_consumer_written;
    wire        completion_arm_term_4 = registers_regs_completion_3_arm && registers_regs_completion_3_consumer_written;
    wire        completion_arm_term_5 = completion_arm_term || completion_arm_term_2 || completion_arm_term_3 || completion_arm_term_4;
    wire        completion_arm_term_6 = registers_regs_completion_4_arm && registers_regs_completion_4_consumer_written;
    wire        completion_arm_term_7 = registers_regs_completion_5_arm && registers_regs_completion_5_consumer_written;
    wire        completion_arm_term_8 = registers_regs_completion_6_arm && registers_regs_completion_6_consumer_written;
    wire        completion_arm_term_9 = completion_arm_term_5 || completion_arm_term_6 || completion_arm_term_7 || completion_arm_term_8;
    wire        completion_arm_term_10 = registers_regs_completion_7_arm && registers_regs_completion_7_consumer_written;

    uet_host_doorbell_registers_q8 registers (
        .clk                                (clk),
        .rst                                (rst),
        .hw_send_0_producer                 (send_0_last),
        .hw_completion_0_consumer           (completion_0_last),
        .hw_receive_producer                (receive_last),
        .hw_send_1_producer                 (send_1_last),
        .hw_completion_1_consumer           (completion_1_last),
        .hw_send_2_producer                 (send_2_last),
        .hw_completion_2_consumer           (completion_2_last),
        .hw_send_3_producer                 (send_3_last),
        .hw_completion_3_consumer           (completion_3_last),
        .hw_send_4_producer                 (send_4_last),
        .hw_completion_4_consumer           (completion_4_last),
        .hw_send_5_producer                 (send_5_last),
        .hw_completion_5_consumer           (completion_5_last),
        .hw_send_6_producer                 (send_6_last),
        .hw_completion_6_consumer           (completion_6_last),
        .hw_send_7_producer                 (send_7_last),
        .hw_completion_7_consumer           (completion_7_last),
        .regs_send_0_producer_value         (registers_regs_send_0_producer_value),
        .regs_send_0_producer_written       (registers_regs_send_0_producer_written),
        .regs_completion_0_consumer_value   (registers_regs_completion_0_consumer_value),
        .regs_completion_0_consumer_written (registers_regs_completion_0_consumer_written),
        .regs_completion_0_arm              (registers_regs_completion_0_arm),
        .regs_receive_producer_value        (registers_regs_receive_producer_value),
        .regs_receive_producer_written      (registers_regs_receive_producer_written),
        .regs_send_1_producer_value         (registers_regs_send_1_producer_value),
        .regs_send_1_producer_written       (registers_regs_send_1_producer_written),
        .regs_completion_1_consumer_value   (registers_regs_completion_1_consumer_value),
        .regs_completion_1_consumer_written (registers_regs_completion_1_consumer_written),
        .regs_completion_1_arm              (registers_regs_completion_1_arm),
        .regs_send_2_producer_value         (registers_regs_send_2_producer_value),
        .regs_send_2_producer_written       (registers_regs_send_2_producer_written),
        .regs_completion_2_consumer_value   (registers_regs_completion_2_consumer_value),
        .regs_completion_2_consumer_written (registers_regs_completion_2_consumer_written),
        .regs_completion_2_arm              (registers_regs_completion_2_arm),
        .regs_send_3_producer_value         (registers_regs_send_3_producer_value),
        .regs_send_3_producer_written       (registers_regs_send_3_producer_written),
        .regs_completion_3_consumer_value   (registers_regs_completion_3_consumer_value),
        .regs_completion_3_consumer_written (registers_regs_completion_3_consumer_written),
        .regs_completion_3_arm              (registers_regs_completion_3_arm),
        .regs_send_4_producer_value         (registers_regs_send_4_producer_value),
        .regs_send_4_producer_written       (registers_regs_send_4_producer_written),
        .regs_completion_4_consumer_value   (registers_regs_completion_4_consumer_value),
        .regs_completion_4_consumer_written (registers_regs_completion_4_consumer_written),
        .regs_completion_4_arm              (registers_regs_completion_4_arm),
        .regs_send_5_producer_value         (registers_regs_send_5_producer_value),
        .regs_send_5_producer_written       (registers_regs_send_5_producer_written),
        .regs_completion_5_consumer_value   (registers_regs_completion_5_consumer_value),
        .regs_completion_5_consumer_written (registers_regs_completion_5_consumer_written),
        .regs_completion_5_arm              (registers_regs_completion_5_arm),
        .regs_send_6_producer_value         (registers_regs_send_6_producer_value),
        .regs_send_6_producer_written       (registers_regs_send_6_producer_written),
        .regs_completion_6_consumer_value   (registers_regs_completion_6_consumer_value),
        .regs_completion_6_consumer_written (registers_regs_completion_6_consumer_written),
        .regs_completion_6_arm              (registers_regs_completion_6_arm),
        .regs_send_7_producer_value         (registers_regs_send_7_producer_value),
        .regs_send_7_producer_written       (registers_regs_send_7_producer_written),
        .regs_completion_7_consumer_value   (registers_regs_completion_7_consumer_value),
        .regs_completion_7_consumer_written (registers_regs_completion_7_consumer_written),
        .regs_completion_7_arm              (registers_regs_completion_7_arm),
        .s_axi_awaddr                       (s_axi_awaddr),
        .s_axi_awprot                       (s_axi_awprot),
        .s_axi_awvalid                      (s_axi_awvalid),
        .s_axi_awready                      (registers_s_axi_awready),
        .s_axi_wdata                        (s_axi_wdata),
        .s_axi_wstrb                        (s_axi_wstrb),
        .s_axi_wvalid                       (s_axi_wvalid),
        .s_axi_wready                       (registers_s_axi_wready),
        .s_axi_bresp                        (registers_s_axi_bresp),
        .s_axi_bvalid                       (registers_s_axi_bvalid),
        .s_axi_bready                       (s_axi_bready),
        .s_axi_araddr                       (s_axi_araddr),
        .s_axi_arprot                       (s_axi_arprot),
        .s_axi_arvalid                      (s_axi_arvalid),
        .s_axi_arready                      (registers_s_axi_arready),
        .s_axi_rdata                        (registers_s_axi_rdata),
        .s_axi_rresp                        (registers_s_axi_rresp),
        .s_axi_rvalid                       (registers_s_axi_rvalid),
        .s_axi_rready                       (s_axi_rready)
    );

    always @(posedge clk) begin
        if (rst) begin
            send_0_last <= 16'd0;
            completion_0_last <= 16'd0;
            receive_last <= 16'd0;
            send_1_last <= 16'd0;
            completion_1_last <= 16'd0;
            send_2_last <= 16'd0;
            completion_2_last <= 16'd0;
            send_3_last <= 16'd0;
            completion_3_last <= 16'd0;
            send_4_last <= 16'd0;
            completion_4_last <= 16'd0;
            send_5_last <= 16'd0;
            completion_5_last <= 16'd0;
            send_6_last <= 16'd0;
            completion_6_last <= 16'd0;
            send_7_last <= 16'd0;
            completion_7_last <= 16'd0;
        end else begin
            if (registers_regs_send_0_producer_written) begin
                send_0_last <= registers_regs_send_0_producer_value;
            end
            if (registers_regs_completion_0_consumer_written) begin
                completion_0_last <= registers_regs_completion_0_consumer_value;
            end
            if (registers_regs_receive_producer_written) begin
                receive_last <= registers_regs_receive_producer_value;
            end
            if (registers_regs_send_1_producer_written) begin
                send_1_last <= registers_regs_send_1_producer_value;
            end
            if (registers_regs_completion_1_consumer_written) begin
                completion_1_last <= registers_regs_completion_1_consumer_value;
            end
            if (registers_regs_send_2_producer_written) begin
                send_2_last <= registers_regs_send_2_producer_value;
            end
            if (registers_regs_completion_2_consumer_written) begin
                completion_2_last <= registers_regs_completion_2_consumer_value;
            end
            if (registers_regs_send_3_producer_written) begin
                send_3_last <= registers_regs_send_3_producer_value;
            end
            if (registers_regs_completion_3_consumer_written) begin
                completion_3_last <= registers_regs_completion_3_consumer_value;
            end
            if (registers_regs_send_4_producer_written) begin
                send_4_last <= registers_regs_send_4_producer_value;
            end
            if (registers_regs_completion_4_consumer_written) begin
                completion_4_last <= registers_regs_completion_4_consumer_value;
            end
            if (registers_regs_send_5_producer_written) begin
                send_5_last <= registers_regs_send_5_producer_value;
            end
            if (registers_regs_completion_5_consumer_written) begin
                completion_5_last <= registers_regs_completion_5_consumer_value;
            end
            if (registers_regs_send_6_producer_written) begin
                send_6_last <= registers_regs_send_6_producer_value;
            end
            if (registers_regs_completion_6_consumer_written) begin
                completion_6_last <= registers_regs_completion_6_consumer_value;
            end
            if (registers_regs_send_7_producer_written) begin
                send_7_last <= registers_regs_send_7_producer_value;
            end
            if (registers_regs_completion_7_consumer_written) begin
                completion_7_last <= registers_regs_completion_7_consumer_value;
            end
        end
    end

    assign send_valid = send_valid_term_6 || registers_regs_send_7_producer_written;
    assign send_index = send_index_or_5 | {3{registers_regs_send_7_producer_written}};
    assign send_producer = send_producer_or_2 | send_producer_and_8;
    assign receive_valid = registers_regs_receive_producer_written;
    assign receive_index = 1'b0;
    assign receive_producer = registers_regs_receive_producer_value;
    assign completion_valid = completion_valid_term_6 || registers_regs_completion_7_consumer_written;
    assign completion_index = completion_index_or_5 | {3{registers_regs_completion_7_consumer_written}};
    assign completion_consumer = completion_consumer_or_6 | (registers_regs_completion_7_consumer_value & completion_consumer_word_8);
    assign completion_arm = completion_arm_term_9 || completion_arm_term_10;
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
